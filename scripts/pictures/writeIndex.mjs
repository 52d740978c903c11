import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, looks, wholeFileOf, widths } from './photograph.mjs'

/** Writes one page with all pictures: a row per screen, a column for each width and scheme. */
export function writeIndex(folder, screens) {
  const rows = screens.map(({ name }) => {
    const cells = looks.flatMap((look) => widths.map((width) => cell(folder, { name, width, look })))
    return `<tr><th>${name}</th>${cells.join('')}</tr>`
  })
  const heads = looks.flatMap((look) => widths.map((width) => `<th>${look}, ${width}</th>`))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Every screen</title>
<style>body{font:14px system-ui;margin:24px}td{vertical-align:top;padding:8px}
img{width:280px;border:1px solid #ddd}
th{text-align:left;position:sticky;top:0;background:#fff}</style>
<table>
<tr><th></th>${heads.join('')}</tr>
${rows.join('\n')}
</table>`,
  )
}

function cell(folder, { name, width, look }) {
  const files = [fileOf(name, width, look), wholeFileOf(name, width, look)]
  const images = files
    .filter((file) => existsSync(join(folder, file)))
    .map((file) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>`)
  return `<td>${images.join(' ') || 'missing'}</td>`
}
