import type { Language } from '../../../shared/texts/languages.ts'
import { paperTones, toneCss } from '../../../shared/brand/paper.ts'
import { readableOn } from '../../../shared/brand/readableOn.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts'
import type { HostLooks } from '../hosts/domains/describeHost.ts'

/** The page asks first, since programs that scan emails open every link; then it confirms. */
export type EndMailsStep = 'asked' | 'ended' | 'wrongAddress'

/** Returns the page behind the unsubscribe link of a notice, with the agency's brand. It has no script. */
export function endMailsPage(step: EndMailsStep, language: Language, { brand, icon }: HostLooks): string {
  const title = mailText(language, step === 'ended' ? 'mailsEnded' : 'endMails')
  const text = {
    asked: mailText(language, 'endMailsHint', { agency: brand.name }),
    ended: mailText(language, 'mailsEndedHint'),
    wrongAddress: mailText(language, 'endMailsWrong'),
  }[step]
  const button = `<form method="post"><button>${escapeHtml(mailText(language, 'endMails'))}</button></form>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${brand.title}`)}</title>
<link rel="icon" href="${escapeHtml(icon)}">
<style>${styleOf(brand)}</style>
</head>
<body>
<main>
<p class="brand" dir="auto">${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${step === 'asked' ? button : ''}
</main>
</body>
</html>
`
}

function styleOf({ neutralHue, primary, radius }: HostLooks['brand']): string {
  const tone = (name: 'paper' | 'ink') =>
    `light-dark(${toneCss(paperTones.light[name], neutralHue)},${toneCss(paperTones.dark[name], neutralHue)})`
  return `
:root { color-scheme: light dark }
body {
  display: grid; place-items: center; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 24px;
  background: ${tone('paper')}; color: ${tone('ink')}; font: 16px/1.55 system-ui, sans-serif;
}
main { width: 100%; max-width: 420px; overflow-wrap: anywhere }
.brand { margin: 0; font-weight: 600 }
h1 { margin: 24px 0 8px; font-size: 24px; line-height: 1.25 }
p { margin: 0 }
form { margin: 24px 0 0 }
button {
  min-height: 40px; padding: 8px 20px; border: 0; border-radius: ${radius}px; cursor: pointer;
  background: ${primary}; color: ${readableOn(primary)}; font: inherit; font-weight: 600;
}
button:focus-visible { outline: 2px solid ${tone('ink')}; outline-offset: 2px }
`
}
