/** Removes the theme's button: it covers text, and the navbar comes back as soon as the reader scrolls up. */
export default function BackToTopButton(): null {
  return null;
}
