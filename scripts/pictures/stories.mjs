import { steps } from './actions.mjs'
import { typePrompt } from './screens.mjs'

/** What the journeys over all screens leave out: it is not the screen as it is, or it changes the world. */
export const publicStories = [
  { name: 'front-below', path: '/', open: showBelow },
  { name: 'front-still', path: '/', open: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
]

export const dashboardStories = [
  { name: 'what-changed', path: '{app}/home', open: showHeading('What changed') },
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
]

async function showBelow(page, say) {
  await page.getByRole('region', { name: say('What it does') }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2000)
}

function showHeading(text) {
  return async (page, say) => {
    const heading = page.getByRole('heading', { name: say(text) })
    await heading.waitFor()
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }
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
