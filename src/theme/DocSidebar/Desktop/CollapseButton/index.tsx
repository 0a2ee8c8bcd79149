/** The sidebar cannot be hidden: leaves out the theme's button with its styles. */
export default function CollapseButton(): null {
  return null;
}
