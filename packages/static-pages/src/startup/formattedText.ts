/** Tags that only format text: headings in tables of contents and code in labs have them. */
const formatting = /<\/?(?:b|code|em|i|span|strong)(?: class="[\w -]*")?>/g;

/** Whether a string is text with such tags at most, so that it does no harm as HTML. */
export const isFormattedText = (html: string): boolean =>
  !html.replace(formatting, '').includes('<');
