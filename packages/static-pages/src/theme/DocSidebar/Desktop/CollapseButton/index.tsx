/** Removes the theme's button and its styles: the sidebar cannot be hidden. */
export default function CollapseButton(): null {
  return null;
}
