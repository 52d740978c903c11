import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { findWide } from '../../support/faults/findWide.ts'
import { takeInArabic } from '../../support/pictures/takeInArabic.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'
import { widgetIn } from '../../support/agents.ts'

const browser = openBrowser()

describe('the onboarding', () => {
  it('leads from a website to a published agent in its colours, and survives a reload', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'na', freshEmail(), 'a-long-password')
    await page.goto(`${webOrigin}/onboarding?region=na`)
    await page.waitForURL('**/app/na/onboarding')
    await page.getByLabel('Company website').fill('http://harbour.localhost:4010')
    await page.getByLabel('What does your company do?').fill('We build furniture for boats.')
    await page.getByLabel('Company name').fill('Harbour')
    await expectAccessible(page, 'main')
    await takePictures(page, 'onboarding-company')
    await takeInArabic(page, 'onboarding-company')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Confirm Your Brand Settings' }).waitFor()
    await page.getByText(/^Analyzing/).waitFor({ state: 'detached' })
    await page.getByText('6 of 6 read').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Confirm Your Brand Settings' }).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'onboarding-branding')
    await takeInArabic(page, 'onboarding-branding')
    for (const fold of [
      'Greeting and questions',
      'Tone and language',
      'First pages it learns',
      '3 saved tests',
    ])
      await page.locator('summary').filter({ hasText: fold }).click()
    await expectAccessible(page, 'main')
    await takePictures(page, 'onboarding-findings')
    // The icon is cropped with the keyboard.
    await page.getByRole('button', { name: 'Crop' }).click()
    const crop = page.getByRole('dialog', { name: 'Crop picture' })
    await crop.getByRole('slider').press('ArrowRight')
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'onboarding-crop')
    await crop.getByRole('button', { name: 'Use picture' }).click()
    await page.getByRole('radio', { name: 'Your own logo' }).waitFor()
    await page.getByRole('radio', { name: 'Friendly' }).check({ force: true })
    await page.getByLabel('Primary color').fill('#0a5')
    await page.getByRole('button', { name: 'Create agent' }).click()
    await page.getByRole('heading', { name: 'Harbour is ready' }).waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Copy script' }).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'onboarding-ready')
    await takeInArabic(page, 'onboarding-ready')
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await findWide(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Go to Dashboard' }).click()
    await page.waitForURL(/\/overview\?showDebugger=true$/)
    const chat = page.getByRole('complementary', { name: 'Test chat' })
    await widgetIn(chat).getByText('Hi! I can answer your questions about Harbour.').first().waitFor()
  })
})
