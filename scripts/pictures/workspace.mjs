import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

/** Opens the menu of the workspace; on a phone the navigation is behind a button. */
export async function openWorkspaceMenu(page, say) {
  const navigation = page.getByRole('button', { name: say('More: open navigation') })
  if (await navigation.isVisible()) await navigation.click()
  await page.getByRole('button', { name: say('Workspace {name} {region}') }).click()
}

/** Opens the shortcuts and waits for the name, which appears a moment after the dialog. */
export async function openShortcuts(page, say) {
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: say('Keyboard shortcuts') }).waitFor()
}

/** Chooses a picture for the workspace, and waits until it can be cropped. */
export async function cutPicture(page, say) {
  const picture = join(paths.root, 'web/e2e/support/files/picture.png')
  await page.locator('main input[type="file"]').first().setInputFiles(picture)
  // It can be used once it has a layout.
  const use = page.getByRole('dialog').getByRole('button', { name: say('Use picture'), disabled: false })
  await use.waitFor()
}
