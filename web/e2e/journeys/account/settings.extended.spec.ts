import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, publish, widgetIn } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'

const browser = openBrowser()

describe('the settings of an agent', () => {
  it('keep the saved values, show them in the website script, and focus an invalid field', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signUp(page, 'eu', freshEmail(), 'settings-journey-1')
    const id = await createAgent(page, 'Harbour desk')
    const settings = `${webOrigin}/app/eu/agents/${id}/settings`

    // The agent's own form, with a field that is moved to the front by keyboard.
    await page.goto(`${settings}?tab=ui`)
    await page.getByRole('radio', { name: /^Bottom left/ }).check({ force: true })
    await page.getByRole('button', { name: 'Add form' }).click()
    await page.getByLabel('Title').fill('Book a table')
    await page.getByRole('button', { name: 'Add field' }).click()
    const fields = page.getByRole('list', { name: 'Fields' })
    await fields.getByLabel('Label').last().fill('How many of you?')
    await fields.getByLabel('Label').last().press('Alt+ArrowUp')
    await expect
      .poll(() => fields.locator('code').allTextContents())
      .toEqual(['name', 'how_many_of_you', 'email'])
    const preview = page.getByRole('complementary', { name: 'Form preview' })
    await widgetIn(preview).getByLabel('How many of you?').waitFor()

    // An incomplete trigger is not saved: the missing field gets the focus.
    await page.getByRole('link', { name: 'All widget settings' }).click()
    await page.getByRole('button', { name: 'Add trigger' }).click()
    await page.getByLabel('When', { exact: true }).selectOption('page')
    await page.getByRole('link', { name: 'Handoff' }).click()
    await page.getByRole('switch', { name: 'Visitors can ask for a person' }).click()
    await page.getByRole('link', { name: 'Security' }).click()
    await page.getByRole('switch', { name: 'Ask for consent first' }).click()
    await page.getByLabel('What visitors agree to').fill('An AI answers here.')
    await page.getByRole('button', { name: /^Save (?!and|theme)/ }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('placeholder')))
      .toBe('/pricing')
    await page.getByLabel('URL contains').fill('/menu')
    await publish(page)

    await page.getByRole('button', { name: 'Add widget to website' }).click()
    const script = page.getByLabel('Website script', { exact: true })
    await expect.poll(() => script.textContent()).toMatch(/\/widget\/eu-\w+\.js" async>/)
    await page.getByRole('dialog').getByText('Embedded', { exact: true }).click()
    await expect
      .poll(() => script.textContent())
      .toMatch(/<div id="parley-chat".+\n.+data-placement="embedded" data-target="#parley-chat" async>/)

    // Another tab reads the stored settings.
    const again = await context.newPage()
    await again.goto(`${settings}?tab=ui`)
    await again.getByRole('listitem', { name: 'Trigger 1' }).getByLabel('URL contains').waitFor()
    await expect.poll(() => again.getByLabel('URL contains').inputValue()).toBe('/menu')
    await expect.poll(() => again.getByRole('radio', { name: /^Bottom left/ }).isChecked()).toBe(true)
    await again.getByRole('list', { name: 'Forms' }).getByText('Book a table').click()
    await expect
      .poll(() => again.getByRole('list', { name: 'Fields' }).locator('code').allTextContents())
      .toEqual(['name', 'how_many_of_you', 'email'])
    await again.getByRole('link', { name: 'Security' }).click()
    await expect
      .poll(() => again.getByLabel('What visitors agree to').inputValue())
      .toBe('An AI answers here.')
    await again.getByRole('link', { name: 'Handoff' }).click()
    await again.goBack()
    await again.getByRole('button', { name: 'Create a new key' }).click()
    await again.getByRole('dialog').getByRole('button', { name: 'Create a new key' }).click()
    await expect.poll(() => again.getByText(/^vg_/).textContent()).toMatch(/^vg_[A-Za-z0-9]{20}$/)
    await again.getByRole('link', { name: 'Handoff' }).click()
    // The template enables it.
    await expect
      .poll(() => again.getByRole('switch', { name: 'Visitors can ask for a person' }).isChecked())
      .toBe(false)
  })

  it('offer to run saved tests before publishing, and still publish on request', async () => {
    const context = await browser.person()
    const page = await context.newPage()
    await signUp(page, 'na', freshEmail(), 'settings-journey-2')
    const id = await createAgent(page, 'Front desk')
    await page.goto(`${webOrigin}/app/na/agents/${id}/tests`)
    await page.getByRole('button', { name: 'Add test' }).click()
    await page.getByLabel('Question').fill('Is there parking?')
    await page.getByRole('combobox', { name: 'Must contain' }).fill('Pineapples')
    await page.getByRole('combobox', { name: 'Must contain' }).press('Enter')
    await page.getByRole('button', { name: 'Save test' }).click()
    await page.getByRole('table', { name: 'Tests' }).getByText('Not run').waitFor()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Run tests first' }).click()
    // A first publication has no previous version to compare with, but still warns.
    const warned = page.getByRole('dialog', { name: 'An answer fails its test' })
    await warned
      .getByRole('list', { name: 'Answers to review' })
      .getByText('Fails', { exact: true })
      .waitFor()
    await warned.getByText('Missing from the answer: Pineapples').waitFor()
    await warned.getByRole('button', { name: 'Publish anyway' }).click()
    await page.getByRole('button', { name: 'Add widget to website' }).waitFor()
    await expect.poll(() => page.getByRole('table', { name: 'Tests' }).textContent()).toContain('Failed')
  })

  it('are accessible on every tab, in light and dark, and on a phone', async () => {
    const context = await browser.person({ width: 375, height: 800 })
    const page = await context.newPage()
    await signUp(page, 'na', freshEmail(), 'settings-journey-3')
    const id = await createAgent(page, 'Front desk')
    const agent = `${webOrigin}/app/na/agents/${id}`
    await page.goto(`${agent}/settings?tab=ui`)
    await page.getByRole('button', { name: 'Add trigger' }).click()
    await page.getByRole('button', { name: 'Add form' }).click()
    await page.getByRole('button', { name: 'Preview', exact: true }).waitFor()
    await expectAccessible(page, 'main')
    const unsaved = page.getByRole('region', { name: 'Unsaved changes' })
    await unsaved.getByRole('button', { name: /^Save/ }).click()
    await unsaved.waitFor({ state: 'detached' })

    for (const [index, url] of [
      'settings?tab=ui',
      'settings?tab=language',
      'settings?tab=security',
      'settings?tab=handoff',
      'settings?tab=advanced',
      'tests',
      'leads',
    ].entries()) {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' })
      await page.goto(`${agent}/${url}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
      await expectAccessible(page, 'main')
      // Nothing is wider than the screen, and the current tab is visible.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      const box = await page
        .getByRole('navigation', { name: 'Agent' })
        .locator('[aria-current]')
        .boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true)
    }
  })
})
