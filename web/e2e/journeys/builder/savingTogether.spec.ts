import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { freshEmail, signIn, signOut, signUp } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { joinWorkspace } from '../../support/books.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { itExtended } from '../../support/extended.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()
const password = 'a-long-password'

async function save(page: Page) {
  await page.getByRole('button', { name: /^Save (?!and|mine|theme)/ }).click()
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
}

describe('two tabs with one agent', () => {
  itExtended('do not overwrite each other without a question', async () => {
    const person = await browser.person()
    const first = await person.newPage()
    await signUp(first, 'eu', freshEmail(), password)
    const agentId = await createAgent(first, 'Tarn Boat House')
    const look = `${webOrigin}/app/eu/agents/${agentId}/look`
    await first.goto(look)
    const second = await person.newPage()
    await second.goto(look)
    await first.getByLabel('Title').fill('First')
    await second.getByLabel('Title').fill('Second')
    await first.getByRole('button', { name: /^Save (?!and|theme)/ }).click()
    await first.getByText('Unsaved changes').waitFor({ state: 'detached' })
    await second.getByRole('button', { name: /^Save (?!and|theme)/ }).click()
    await second.getByText(/^Title: changed elsewhere/).waitFor()
    await second.getByRole('button', { name: 'Save mine' }).click()
    await second.getByText(/changed elsewhere/).waitFor({ state: 'detached' })
    // Changes that are reported as saved are there after a reload.
    await second.reload()
    await expect.poll(() => second.getByLabel('Title').inputValue()).toBe('Second')
  })

  it('keep their inputs apart, and a new tab restores those of a closed one', async () => {
    const person = await browser.person()
    const first = await person.newPage()
    await signUp(first, 'eu', freshEmail(), password)
    const agentId = await createAgent(first, 'Tarn Boat House')
    const look = `${webOrigin}/app/eu/agents/${agentId}/look`
    const titleOf = (page: Page) => page.getByLabel('Title').inputValue()
    /** Reloads a page once a title is stored as a draft. */
    const reload = async (page: Page, title: string) => {
      await expect.poll(() => page.evaluate(isKept, title)).toBe(true)
      await page.reload()
      await page.getByText(/^Your unsaved changes from/).waitFor()
    }
    await first.goto(look)
    const second = await person.newPage()
    await second.goto(look)
    await first.getByLabel('Title').fill('First')
    await second.getByLabel('Title').fill('Second')
    await reload(first, 'First')
    await reload(second, 'Second')
    expect([await titleOf(first), await titleOf(second)]).toEqual(['First', 'Second'])

    // A tab opened meanwhile starts with the stored state; later it restores a closed tab's draft.
    const third = await person.newPage()
    await third.goto(look)
    await third.getByLabel('Title').waitFor()
    await expect.poll(() => titleOf(third)).toBe('Tarn Boat House')
    await first.close()
    // A closed tab keeps its draft until the browser has released its lock.
    await expect.poll(() => third.evaluate(countOpenTabs)).toBe(2)
    await reload(third, 'First')
    expect([await titleOf(third), await titleOf(second)]).toEqual(['First', 'Second'])

    // A tab with a copy of another one's session storage is still a tab of its own.
    const copying = person.waitForEvent('page')
    await second.evaluate(() => void window.open(location.href))
    const copy = await copying
    await copy.getByLabel('Title').fill('Copy')
    await expect.poll(() => copy.evaluate(countOpenTabs)).toBe(3)
    await reload(copy, 'Copy')
    expect([await titleOf(copy), await titleOf(second)]).toEqual(['Copy', 'Second'])
    for (const page of [second, third, copy]) await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => third.evaluate(countKeptDrafts)).toBe(0)
  })

  it('lose nothing when two people edit', async () => {
    const ada = await (await browser.person()).newPage()
    await signUp(ada, 'eu', freshEmail(), password)
    const agentId = await createAgent(ada, 'Tarn Boat House')
    const settings = `${webOrigin}/app/eu/agents/${agentId}/settings?tab=ui`
    await ada.goto(settings)
    for (const title of ['Book a boat', 'Call me back']) {
      await ada.getByRole('button', { name: 'Add form' }).click()
      await ada.getByLabel('Title').fill(title)
      await ada.getByRole('link', { name: 'All widget settings' }).click()
    }
    await save(ada)
    const bea = await (await browser.person()).newPage()
    const email = freshEmail()
    await signUp(bea, 'eu', email, password)
    await joinWorkspace('eu', agentId, email, 'Bea')
    await bea.goto(settings)
    await ada.getByText('Bea has this open too').waitFor()

    // Two forms, and two texts of one language that both add.
    for (const [page, form, title] of [
      [ada, 'Book a boat', 'Hire a boat'],
      [bea, 'Call me back', 'Ring me'],
    ] as const) {
      await page.getByRole('list', { name: 'Forms' }).getByText(form).click()
      await page.getByLabel('Title').fill(title)
    }
    for (const [page, text] of [
      [ada, 'openChat'],
      [bea, 'closeChat'],
    ] as const) {
      await page.getByRole('link', { name: 'Language', exact: true }).click()
      await page.getByLabel('Choose a language…').selectOption('de')
      await page.getByLabel('Add a text').selectOption(text)
      await page.getByRole('region', { name: 'Deutsch texts' }).getByRole('textbox').fill(`Own ${text}`)
    }
    await save(ada)
    await save(bea)
    for (const page of [ada, bea]) {
      const words = page.getByRole('region', { name: 'Deutsch texts' }).getByRole('textbox')
      await expect.poll(() => words.count()).toBe(2)
      await page.goto(settings)
      const forms = page.getByRole('list', { name: 'Forms' })
      await forms.getByText('Hire a boat').waitFor()
      await forms.getByText('Ring me').waitFor()
    }

    // The same field: both values are shown side by side, and nothing is written before a choice.
    for (const page of [ada, bea]) await page.goto(`${webOrigin}/app/eu/agents/${agentId}/look`)
    await ada.getByLabel('Title').fill("Ada's boats")
    await bea.getByLabel('Title').fill("Bea's boats")
    await bea.getByLabel('Description').fill('On the lake.')
    await save(ada)
    await bea.getByRole('button', { name: /^Save (?!and|theme)/ }).click()
    const both = bea.getByRole('list', { name: 'Changed by both' })
    await both.getByRole('button', { name: "Theirs Ada's boats" }).waitFor()
    await expectAccessible(bea, '[aria-label="Changed by someone else"]')
    await takePicture(bea, 'draft-conflict')
    await expect.poll(() => ada.getByLabel('Description').inputValue()).toBe('On the lake.')
    await expect.poll(() => ada.getByLabel('Title').inputValue()).toBe("Ada's boats")
    await both.getByRole('button', { name: "Yours Bea's boats" }).click()
    await save(bea)
    await expect.poll(() => ada.getByLabel('Title').inputValue()).toBe("Bea's boats")
  })

  itExtended('keep unsaved work over a reload and a lost network, but not over a sign-out', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    const email = freshEmail()
    await signUp(page, 'eu', email, password)
    const agentId = await createAgent(page, 'Tarn Boat House')
    const look = `${webOrigin}/app/eu/agents/${agentId}/look`
    await page.goto(look)
    const title = page.getByLabel('Title')
    const countKept = () => page.evaluate(countKeptDrafts)

    await title.fill('Typed')
    await expect.poll(countKept).toBe(1)
    await page.reload()
    await page.getByText(/^Your unsaved changes from .+ were restored\./).waitFor()
    await expect.poll(() => title.inputValue()).toBe('Typed')
    await takePicture(page, 'draft-restored')

    await context.setOffline(true)
    await page.getByText('You’re offline. Your changes are kept on this device.').waitFor()
    await page.getByRole('button', { name: /^Save (?!and|theme)/ }).click()
    await page.getByText('Not saved. You’re offline. Your changes are kept on this device.').waitFor()
    await takePicture(page, 'draft-offline')
    await context.setOffline(false)
    await save(page)
    await expect.poll(countKept).toBe(0)
    await page.reload()
    await expect.poll(() => title.inputValue()).toBe('Typed')

    await title.fill('Never saved')
    await expect.poll(countKept).toBe(1)
    await signOut(page)
    await expect.poll(() => countKept()).toBe(0)
    await signIn(page, email, password)
    await page.goto(look)
    await expect.poll(() => title.inputValue()).toBe('Typed')
    // The browser's errors about the missing network.
    browser.errors.splice(0)
  })
})

/** Returns the number of open tabs by their locks; runs in the page. */
async function countOpenTabs(): Promise<number> {
  const { held = [] } = await navigator.locks.query()
  return held.filter(({ name }) => name?.startsWith('parley.tab.')).length
}

/** Returns whether a stored draft has a text; runs in the page. */
function isKept(text: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('parley-drafts')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result).includes(JSON.stringify(text)))
      }
    }
  })
}

/** Returns the number of stored drafts; runs in the page. */
function countKeptDrafts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('parley-drafts')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}
