import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {MosparoBox} from './mosparo';

export function ContactForm(): ReactNode {
  const box = useRef<MosparoBox | null>(null);
  const [status, setStatus] = useState('');
  const isSending = useRef(false);

  useEffect(() => {
    // There is no way to remove a box, so never create a second one in the same
    // form: in development, React runs effects twice.
    box.current ??= new window.mosparo(
      'mosparo-box',
      'https://mosparo.example.com',
      'YOUR_PROJECT_UUID',
      'YOUR_PUBLIC_KEY',
      {loadCssResource: true},
    );
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A second click would send the same token again, which works only once.
    if (isSending.current) return;
    isSending.current = true;
    const form = event.currentTarget;
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch('/contact', {method: 'POST', body}).catch(() => undefined);
    isSending.current = false;
    if (response?.ok) {
      setStatus('Thank you for your message.');
      form.reset();
    } else {
      setStatus('Your message was not sent. Please check it and tick the box again.');
      box.current?.resetState();
      box.current?.requestSubmitToken();
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor="name">Name</label>
      <input id="name" name="name" required />
      <label htmlFor="email">Email address</label>
      <input id="email" name="emailAddress" type="email" required />
      <label htmlFor="message">Message</label>
      <textarea id="message" name="message" required />
      <div id="mosparo-box" />
      <button type="submit">Send</button>
      <p role="status">{status}</p>
    </form>
  );
}
