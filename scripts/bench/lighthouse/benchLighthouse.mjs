import { chromium } from 'playwright-core'
import { ensureChromium } from '../../launcher/ensureChromium.mjs'
import { ensureLighthouse } from './ensureLighthouse.mjs'
import { serveSite } from './serveSite.mjs'

const pages = ['/', '/ar', '/pricing', '/de/pricing', '/chatbot', '/integrations', '/docs', '/legal/gdpr']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const debuggingPort = 9222

/**
 * Audits public pages as Lighthouse does by default: a phone with slow 4G. Returns how many points the worst
 * page lacks in each category, and prints the audits that cost points.
 */
export async function benchLighthouse(onProgress) {
  const lighthouse = await ensureLighthouse()
  const site = await serveSite()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  })
  const lacking = Object.fromEntries(categories.map((name) => [name, 0]))
  try {
    for (const page of pages) {
      const { lhr } = await lighthouse(site.origin + page, {
        port: debuggingPort,
        logLevel: 'error',
        onlyCategories: categories,
      })
      for (const name of categories)
        lacking[name] = Math.max(lacking[name], 100 - Math.round(lhr.categories[name].score * 100))
      const scores = categories.map((name) => `${name} ${Math.round(lhr.categories[name].score * 100)}`)
      onProgress(`  ${page}: ${scores.join(', ')}`)
      for (const line of lostPoints(lhr)) onProgress(`    ${line}`)
    }
  } finally {
    await browser.close()
    site.stop()
  }
  return {
    lighthousePerformanceLack: lacking.performance,
    lighthouseAccessibilityLack: lacking.accessibility,
    lighthousePracticesLack: lacking['best-practices'],
    lighthouseSearchLack: lacking.seo,
  }
}

/** Returns the audits that cost a page points, one a line. */
function lostPoints({ categories: scored, audits }) {
  return Object.values(scored)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(
      ({ id }) =>
        `${id} ${Math.round(audits[id].score * 100)}: ${audits[id].displayValue ?? audits[id].title}`,
    )
}
