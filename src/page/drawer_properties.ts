/**
 * Runs in the head of every page with scripts: registers what Base UI's drawer registers when one opens for the first time, since the browser then
 * computes the style of a whole page again, and of an empty one nothing. Always the same text, so that a policy can allow it.
 */
export const drawerPropertiesScript = `try{for(const[n,v,t]of[["swipe-movement-x","0px"],["swipe-movement-y","0px"],["snap-point-offset","0px"],["swipe-progress","0",1],["swipe-strength","1",1]])CSS.registerProperty({name:"--drawer-"+n,syntax:t?"<number>":"<length>",inherits:!1,initialValue:v})}catch{}`;
