import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

const id = 'offline-notice';

function hide(): void {
  document.getElementById(id)?.remove();
}

/** Says why the click did nothing. Disappears when the network is back. */
function show(): void {
  hide();
  const box = document.createElement('div');
  box.id = id;
  box.className = styles.notice ?? '';
  // Screen readers announce text that is added to a live region later, not text that it is created with.
  box.setAttribute('role', 'status');
  // In an open dialog, because what is behind it is neither visible nor announced.
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  requestAnimationFrame(() => {
    box.textContent = translate({
      id: 'offline.notice',
      message: 'You are offline. This page stays; other pages open when you are back online.',
    });
  });
}

export const notice = {show, hide};
