import { choose, press, steps } from './actions.mjs'
import { typePrompt } from './screens.mjs'

/** Screens that the journeys over all screens leave out, because `open` changes the page or the world. */
export const publicStories = [
  { name: 'front-product', path: '/', open: showProduct },
  { name: 'front-below', path: '/', open: showBelow },
  { name: 'front-still', path: '/', open: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { name: 'front-menu', path: '/', open: press('Menu'), isPhoneOnly: true },
  ...['landing2', 'chatbot', 'voice-agent', 'whatsapp', 'demo', 'integrations', 'get-free-plan', 'pricing']
    .concat('security', 'docs', 'changelog', 'legal/gdpr')
    .map((path) => ({ name: `site-${path.replace('/', '-')}`, path: `/${path}` })),
]

export const dashboardStories = [
  { name: 'toast', path: '{app}/agents', open: steps(press('Actions for {agent}'), choose('Copy agent ID')) },
  { name: 'what-changed', path: '{app}/home', open: showHeading('Recent activity') },
  {
    name: 'publish-question',
    path: '{agent}/nodes',
    open: steps(typePrompt, startPublishing),
    isWideOnly: true,
  },
  {
    name: 'publish-done',
    path: '{agent}/nodes',
    open: steps(typePrompt, startPublishing, confirmPublishing),
    isWideOnly: true,
  },
  { name: 'agent-page', path: '{publicPage}', open: meetAgent },
  { name: 'settings-tabs', path: '{agent}/settings?tab=ui', open: chooseTabs },
]

async function showProduct(page, say) {
  const product = page.getByRole('region', { name: say('What it does') })
  await product.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
}

async function showBelow(page, say) {
  await page.getByRole('region', { name: say('What it does') }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
}

function showHeading(text) {
  return async (page, say) => {
    const heading = page.getByRole('heading', { name: say(text) })
    await heading.waitFor()
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }
}

/** Opens the page of an agent, which opens the widget if it has the space. */
async function meetAgent(page) {
  await page.locator('article h1').waitFor()
  const isRoomy = page.viewportSize().width >= 1000
  await page.locator(isRoomy ? 'parley-chat[data-open]' : 'parley-chat').waitFor({ state: 'attached' })
}

/** Chooses tabs. The draft keeps the choice, so nothing of this agent is photographed after it. */
async function chooseTabs(page, say) {
  const tabs = page.getByRole('radio', { name: say('Tabs') })
  await tabs.evaluate((element) => {
    element.click()
    element.scrollIntoView({ block: 'center' })
  })
}

async function startPublishing(page, say) {
  await page.getByRole('button', { name: say('Save and publish') }).click()
  await page
    .getByRole('button', { name: say('Publish'), exact: true })
    .last()
    .waitFor()
}

async function confirmPublishing(page, say) {
  await page
    .getByRole('button', { name: say('Publish'), exact: true })
    .last()
    .click()
  await page.getByRole('button', { name: say('Add widget to website') }).waitFor()
}
