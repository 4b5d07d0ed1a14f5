export interface CarouselWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "Slide 2 of 4" */
  slide: (position: number, count: number) => string;
}
