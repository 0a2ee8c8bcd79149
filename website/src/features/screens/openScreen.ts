import {translate} from '@docusaurus/Translate';
import closeButton from 'docusaurus-theme-static-pages/closeButton.module.css';
import styles from './dialog.later.module.css';

/** The whole picture with its markers, from the part that the page shows. */
function wholePicture(view: SVGElement): SVGElement {
  const picture = view.cloneNode(true) as SVGElement;
  const content = picture.querySelector('foreignObject');
  const [width, height] = ['width', 'height'].map((name) => content?.getAttribute(name) ?? '0');
  picture.setAttribute('class', styles.picture ?? '');
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  return picture;
}

function closeControl(close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = closeButton.close ?? '';
  button.textContent = '×';
  button.setAttribute('aria-label', translate({id: 'dialog.close', message: 'Close'}));
  button.addEventListener('click', close);
  return button;
}

/** Scrolls to the part that the reader saw on the page, because a phone shows only a part of the picture. */
function scrollToPart(room: HTMLElement, figure: Element): void {
  const shown = Array.from(figure.querySelectorAll('svg[viewBox]')).find(
    (view) => view.getClientRects().length > 0,
  );
  const [x = 0, y = 0] = (shown?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const scale = (room.firstElementChild?.getBoundingClientRect().width ?? 0) / widthOf(room);
  room.scrollTo(x * scale, y * scale);
}

const widthOf = (room: HTMLElement) =>
  Number(room.firstElementChild?.getAttribute('width') ?? 0) || 1;

/** Shows the picture beside the control as large as it is, in a dialog over the page. */
export default function openScreen(control: HTMLElement): void {
  const figure = control.closest('figure');
  const view = figure?.querySelector<SVGElement>('svg');
  if (!figure || !view) return;
  const dialog = document.createElement('dialog');
  const close = () => dialog.close();
  const caption = figure.querySelector('figcaption')?.textContent ?? '';
  const title = document.createElement('p');
  title.textContent = caption;
  title.className = styles.title ?? '';
  // Takes the focus, so that the arrow keys move the picture.
  const room = document.createElement('div');
  room.className = styles.room ?? '';
  room.tabIndex = 0;
  room.setAttribute('role', 'group');
  room.setAttribute('aria-label', caption);
  room.append(wholePicture(view));
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', caption);
  // The button stands last, so that it follows the picture for the keyboard.
  dialog.append(title, room, closeControl(close));
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) close();
  });
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', close);
    dialog.remove();
    // Safari does not focus a clicked link, so closing the dialog could not return the focus to it.
    control.focus({preventScroll: true});
  });
  window.addEventListener('popstate', close);
  document.body.append(dialog);
  dialog.showModal();
  room.focus();
  scrollToPart(room, figure);
}
