/**
 * A URL whose picture any page can show, or an empty text. Browsers block http inside https; in the emulators
 * uploaded pictures are on 127.0.0.1. Quotation marks, angle brackets and backslashes must be encoded,
 * because the URL is written into HTML and CSS.
 */
export const pictureUrlPattern = /^(?:(?:https:\/\/|http:\/\/127\.0\.0\.1:\d+\/)[^\s"'<>\\]+)?$/
