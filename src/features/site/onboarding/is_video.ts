/** Whether an address leads to a video, by its extension (L-9.34). */
export const isVideo = (address: string) => /\.(?:mp4|mov|wmv|avi|webm|ogg)$/i.test(address.replace(/[?#].*$/, ""));
