import { escapeHtml } from './escapeHtml.ts'

/** Renders the frame of a sandbox page. The page reloads itself by a header, so that it needs no script. */
export function renderPage({
  title,
  body,
  refreshSeconds,
}: {
  title: string
  body: string
  refreshSeconds: number
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<header><strong>Parley sandbox</strong><nav><a href="/">Overview</a> <a href="/inbox">Inbox</a> <a href="/dns">DNS</a></nav></header>
<main>${body}</main>
</body>
</html>`
}

const style = `
:root {
  color-scheme: light dark;
  --line: light-dark(#e3e5ea, #33363f);
  --soft: light-dark(#667085, #98a2b3);
  --card: light-dark(#fff, #1c1e24);
}
* { box-sizing: border-box }
body {
  margin: 0;
  font: 15px/1.55 system-ui, sans-serif;
  background: light-dark(#f6f7f9, #121317);
  color: light-dark(#1d2433, #e6e8ee);
}
header { display: flex; gap: 24px; align-items: baseline; padding: 14px 24px }
header { border-bottom: 1px solid var(--line); background: var(--card) }
nav a { margin-right: 12px }
main { max-width: 860px; margin: 0 auto; padding: 24px }
h1 { font-size: 22px; margin: 8px 0 4px } h2 { font-size: 16px; margin: 28px 0 8px }
a { color: light-dark(#2453c9, #8fb0ff) }
p.soft, .soft { color: var(--soft) }
article, table { background: var(--card); border: 1px solid var(--line); border-radius: 10px }
article { padding: 16px 20px; margin: 0 0 16px }
article h2 { margin: 0 0 2px; font-size: 17px }
article dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 12px; margin: 6px 0 12px }
article dl { font-size: 13px; color: var(--soft) }
article dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 380px; border: 1px solid var(--line); border-radius: 8px; background: #fff }
article .reports { display: flex; gap: 8px; margin: 12px 0 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; margin: 0 }
table { border-collapse: collapse; width: 100%; font-size: 13px }
td, th { padding: 7px 12px; text-align: left; vertical-align: top; overflow-wrap: anywhere }
td, th { border-top: 1px solid var(--line) }
tr:first-child > * { border-top: 0 }
`
