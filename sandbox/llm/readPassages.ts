export interface Passage {
  title: string
  sentences: string[]
}

/**
 * Finds `<passage id="1" title="Opening hours">…</passage>` and `<file name="letter.txt">…</file>` in a
 * prompt.
 */
export function readPassages(text: string): Passage[] {
  return [...text.matchAll(/<(passage|file)\b([^>]*)>([\s\S]*?)<\/\1>/g)].map(
    ([, , attributes = '', body = '']) => ({
      title: unescape(/\b(?:title|name)="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      sentences: splitSentences(unescape(body)),
    }),
  )
}

/** Splits a text into headings, list items and sentences, without Markdown signs. */
function splitSentences(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^[\s>#*-]+|\*\*|__|`/g, '')
        .replace(/^(?:Q|A|Question|Answer):\s*/i, '')
        .trim(),
    )
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=["'(]?[\p{Lu}\d])/u))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
