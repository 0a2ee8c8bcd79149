/** Opens the closed `<details>` around the element that the fragment of the URL names. */
export function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  for (let box = target?.closest('details'); box; box = box.parentElement?.closest('details'))
    box.open = true;
}
