import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../launcher/paths.mjs'
import { urlOf } from '../../launcher/ports.mjs'

/** Returns the account of the owner of the demo world. */
export function benchAccount() {
  const [account] = JSON.parse(readFileSync(join(paths.emulatorData, 'accounts.json'), 'utf8'))
  return account
}

/** Signs in to the dashboard as the demo world's owner, and returns the URL of an agent. */
export async function signInToBench(page) {
  const account = benchAccount()
  await page.goto(`${urlOf('hosting')}/login`)
  await page.locator('input[type=email]').fill(account.email)
  await page.locator('input[type=password]').fill(account.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/app/*/home')
  const href = await page.locator('main a[href*="/agents/"]').first().getAttribute('href')
  return `${urlOf('hosting')}${/\/app\/\w+\/agents\/\w+/.exec(href)[0]}`
}
