import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

const id = 'offline-notice';

function hide(): void {
  document.getElementById(id)?.remove();
}

/** Says why the click led nowhere. Goes away when the network is back. */
function show(): void {
  hide();
  const box = document.createElement('div');
  box.id = id;
  box.className = styles.notice ?? '';
  // A live region says what is put into it, not what it comes with.
  box.setAttribute('role', 'status');
  // Behind an open dialog nobody would see or hear it.
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  requestAnimationFrame(() => {
    box.textContent = translate({
      id: 'offline.notice',
      message: 'You are offline. This page stays; other pages open when you are back online.',
    });
  });
}

export const notice = {show, hide};
