import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { createAgent, widgetIn } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
const screenshot = join(import.meta.dirname, '../../support/files/picture.png')

describe('a member who uploads a picture', () => {
  it('crops it, and sees it in the widget and in the menu', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, 'eu', freshEmail(), 'a-long-password')
    const id = await createAgent(page, 'Harbour desk')
    await page.goto(`${webOrigin}/app/eu/agents/${id}/settings?tab=ui`)
    const face = page.getByLabel('Agent picture, file')
    await face.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') })
    await page.getByText('Only png, jpg, jpeg, gif, webp Files', { exact: true }).waitFor()
    await face.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(1_000_001) })
    await page.getByText('Max size: 1 MBs', { exact: true }).waitFor()

    await face.setInputFiles(screenshot)
    const dialog = page.getByRole('dialog', { name: 'Crop picture' })
    const use = dialog.getByRole('button', { name: 'Use picture' })
    await expect.poll(() => use.isEnabled()).toBe(true)
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await expectAccessible(page, '[role=dialog]')
    await takePicture(page, 'picture-crop')
    await use.click()
    const pictureField = page.getByRole('textbox', { name: 'Agent picture', exact: true })
    await expect.poll(() => pictureField.inputValue()).toMatch(/pictures%2Fagents%2F/)
    const shown = widgetIn(page.getByRole('complementary', { name: 'Widget preview' })).locator('.face img')
    await expect.poll(() => shown.getAttribute('src')).toBe(await pictureField.inputValue())
    await expect
      .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(100)
    await pictureField.scrollIntoViewIfNeeded()
    await takePictures(page, 'picture-field')
    await page.getByRole('button', { name: 'Remove Agent picture' }).click()
    await expect.poll(() => pictureField.inputValue()).toBe('')

    // A pasted picture is uploaded unchanged where nothing is cropped.
    const background = page.getByRole('textbox', { name: 'Chat background' })
    await background.evaluate(async (field) => {
      const canvas = new OffscreenCanvas(30, 30)
      canvas.getContext('2d')?.fillRect(0, 0, 30, 30)
      const data = new DataTransfer()
      data.items.add(new File([await canvas.convertToBlob()], 'pasted.png', { type: 'image/png' }))
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await expect.poll(() => background.inputValue()).toMatch(/pictures%2Fagents%2F/)
    await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })

    await page.goto(`${webOrigin}/app/eu/workspace`)
    await page.getByLabel('Picture URL, file').setInputFiles(screenshot)
    await expect.poll(() => use.isEnabled()).toBe(true)
    await use.click()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Picture URL', exact: true }).inputValue())
      .toMatch(/pictures%2Fworkspaces%2F/)
    await page.getByRole('button', { name: 'Save workspace' }).click()
    await page
      .getByRole('button', { name: /^Workspace/ })
      .locator('img[src*="workspaces"]')
      .waitFor()
  })
})
