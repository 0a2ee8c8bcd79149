import {AfterViewInit, Component, ElementRef, ViewChild, signal} from '@angular/core';
import type {MosparoBox} from './mosparo';

@Component({
  selector: 'app-contact-form',
  template: `
    <form #form ngNoForm>
      <input name="name" aria-label="Name" required />
      <input name="emailAddress" type="email" aria-label="Email address" required />
      <textarea name="message" aria-label="Message" required></textarea>
      <div id="mosparo-box"></div>
      <button type="submit" [disabled]="isSending()">Send</button>
      <p role="status">{{ status() }}</p>
    </form>
  `,
})
export class ContactFormComponent implements AfterViewInit {
  protected readonly status = signal('');
  protected readonly isSending = signal(false);
  @ViewChild('form') private form!: ElementRef<HTMLFormElement>;
  private box!: MosparoBox;

  ngAfterViewInit(): void {
    this.box = new window.mosparo(
      'mosparo-box',
      'https://mosparo.example.com',
      'YOUR_PROJECT_UUID',
      'YOUR_PUBLIC_KEY',
      {loadCssResource: true},
    );
    // After "new mosparo", so that the listener of the box runs first.
    this.form.nativeElement.addEventListener('submit', (event) => void this.send(event));
  }

  private async send(event: Event): Promise<void> {
    event.preventDefault();
    // A second click would send the same token again, which works only once.
    if (this.isSending()) return;
    this.isSending.set(true);
    const form = this.form.nativeElement;
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch('/contact', {method: 'POST', body}).catch(() => undefined);
    this.isSending.set(false);
    if (response?.ok) {
      this.status.set('Thank you for your message.');
      form.reset();
    } else {
      this.status.set('Your message was not sent. Please check it and tick the box again.');
      this.box.resetState();
      this.box.requestSubmitToken();
    }
  }
}
