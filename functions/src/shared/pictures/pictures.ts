/**
 * An address that a picture can be shown from on any page, or none. Browsers block plain http inside https;
 * in the emulators uploaded pictures lie on this machine. Quotation marks, angle brackets and backslashes
 * must be encoded: the URL is written into HTML and CSS.
 */
export const pictureAddress = /^(?:(?:https:\/\/|http:\/\/127\.0\.0\.1:\d+\/)[^\s"'<>\\]+)?$/
