/**
 * Runs in the head of every page with scripts: lazy pictures of the first HTML wait without their address until a tenth of them is within
 * 100 px of the screen (L-4.62, L-9.27), where browsers alone begin up to 2,500 px before. Without scripts the browser decides.
 * Always the same text, so that a policy can allow it. A picture that got another address meanwhile keeps that.
 */
export const latePicturesScript = `(()=>{if(!self.IntersectionObserver)return;const k=new Map,s="src",t="srcset",w=new IntersectionObserver(e=>{for(const{isIntersecting:i,target:p}of e)if(i){w.unobserve(p);const[a,b]=k.get(p);p.hasAttribute(s)||(b&&p.setAttribute(t,b),p.setAttribute(s,a))}},{rootMargin:"100px",scrollMargin:"100px",threshold:.1}),f=()=>{for(const p of document.images)p.loading=="lazy"&&p.hasAttribute(s)&&!k.has(p)&&(k.set(p,[p.getAttribute(s),p.getAttribute(t)]),p.removeAttribute(t),p.removeAttribute(s),w.observe(p))},m=new MutationObserver(f);m.observe(document,{childList:true,subtree:true});document.addEventListener("DOMContentLoaded",()=>{f();m.disconnect()})})()`;
