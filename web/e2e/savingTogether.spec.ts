import { expect, it } from 'vitest'
import { freshAddress, signUp } from './support/accounts.ts'
import { createAgent } from './support/agents.ts'
import { openBrowser, webOrigin } from './support/browser.ts'

const browser = openBrowser()

it('two tabs do not write over each other without a word', { timeout: 180_000 }, async () => {
  const person = await browser.person()
  const first = await person.newPage()
  await signUp(first, 'eu', freshAddress(), 'a-long-password')
  const agentId = await createAgent(first, 'Tarn Boat House')
  const overview = `${webOrigin}/app/eu/agents/${agentId}/overview`
  await first.goto(overview)
  const second = await person.newPage()
  await second.goto(overview)
  await first.getByLabel('Title').fill('First')
  await second.getByLabel('Title').fill('Second')
  await first.getByRole('button', { name: /^Save (?!and)/ }).click()
  await first.getByText('Unsaved changes').waitFor({ state: 'detached' })
  await second.getByRole('button', { name: /^Save (?!and)/ }).click()
  await second.getByText(/^Title: changed elsewhere meanwhile/).waitFor()
  await second.getByRole('button', { name: 'Save mine' }).click()
  await second.getByText(/changed elsewhere/).waitFor({ state: 'detached' })
  // What is said to be saved is there when the page is opened anew.
  await second.reload()
  await expect.poll(() => second.getByLabel('Title').inputValue()).toBe('Second')
})
