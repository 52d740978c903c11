import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { address } from '../launcher/ports.mjs'

export const widths = [1440, 375]
export const looks = ['light', 'dark', 'right-to-left']

/** Takes each screen at each width and in each look; answers what could not be taken, by name. */
export async function photograph(browser, { account, screens, isSignedIn, folder }) {
  const missing = []
  mkdirSync(folder, { recursive: true })
  for (const scheme of ['light', 'dark']) {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 1440, height: 900 } })
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    const places = isSignedIn ? await signIn(page, account) : {}
    for (const screen of screens) {
      try {
        await takeScreen(page, { screen, places, scheme, folder })
      } catch (error) {
        missing.push(`${screen.name} (${scheme}): ${error.message.split('\n')[0]}`)
      }
    }
    await context.close()
  }
  return missing
}

async function takeScreen(page, { screen, places, scheme, folder }) {
  const path = screen.path.replace(/\{(\w+)\}/g, (_, name) => places[name])
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 812 : 900 })
    await page.goto(`${address('hosting')}${path}`)
    await settle(page)
    await screen.open?.(page)
    await settle(page)
    await page.screenshot({ path: join(folder, fileOf(screen.name, width, scheme)) })
    if (scheme === 'dark') continue
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await page.screenshot({ path: join(folder, fileOf(screen.name, width, 'right-to-left')) })
  }
}

export const fileOf = (name, width, look) => `${name}-${width}-${look}.png`

/** Until nothing loads and no placeholder is left. */
async function settle(page) {
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"]') && document.fonts.status === 'loaded',
    undefined,
    { timeout: 15_000 },
  )
  // Live connections stay open, so that the network is never idle; animations last 180 ms.
  await page.waitForTimeout(500)
}

/** Signs in as a person does; answers where his region and the agent with most to show are. */
async function signIn(page, { email, password }) {
  await page.goto(`${address('hosting')}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/app/*/agents')
  const first = page.getByRole('main').locator('a[href*="/agents/"]').first()
  const href = (await first.getAttribute('href')) ?? ''
  const [agent] = /\/app\/\w+\/agents\/\w+/.exec(href) ?? ['']
  return { agent, app: agent.slice(0, agent.indexOf('/agents')) }
}
