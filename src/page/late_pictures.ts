/**
 * Runs in the head of every page with scripts: lazy pictures of the first HTML wait without their address until a tenth of them is within
 * 100 px of the screen (L-4.62, L-9.27), where browsers alone begin up to 2,500 px before. Without scripts the browser decides.
 * Looks at what has come before each frame, since browsers look where a lazy picture is after its layout, and at each element once:
 * a long page would be walked again and again. Always the same text, so that a policy can allow it. A picture that got another address
 * meanwhile keeps that.
 */
export const latePicturesScript = `(()=>{if(!self.IntersectionObserver)return;const d=document,k=new Map,s="src",t="srcset",w=new IntersectionObserver(e=>{for(const{isIntersecting:i,target:p}of e)if(i){w.unobserve(p);const[a,b]=k.get(p);p.hasAttribute(s)||(b&&p.setAttribute(t,b),p.setAttribute(s,a))}},{rootMargin:"100px",scrollMargin:"100px",threshold:.1}),h=p=>{p.loading=="lazy"&&p.tagName=="IMG"&&p.hasAttribute(s)&&!k.has(p)&&(k.set(p,[p.getAttribute(s),p.getAttribute(t)]),p.removeAttribute(t),p.removeAttribute(s),w.observe(p))},n=d.createTreeWalker(d,1),r=requestAnimationFrame,g=()=>{for(let p;p=n.nextNode();)h(p)},f=()=>{g();i=r(f)};let i=r(f);d.addEventListener("DOMContentLoaded",()=>{cancelAnimationFrame(i);g()})})()`;
