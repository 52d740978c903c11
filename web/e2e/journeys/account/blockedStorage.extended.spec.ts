import { describe, expect, it } from 'vitest'
import { freshEmail, signOut, signUp } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { openBrowser } from '../../support/browser.ts'
import { signInByForm } from '../../support/signUpForm.ts'

const browser = openBrowser()

/** Refuses IndexedDB, as private windows and frames of other sites do. */
function refuseDatabase(): void {
  indexedDB.open = () => {
    throw new DOMException('Blocked.', 'SecurityError')
  }
}

describe('a browser without IndexedDB', () => {
  it('signs a person in, and saves their agent', async () => {
    const email = freshEmail()
    const owner = await (await browser.person()).newPage()
    await signUp(owner, 'eu', email, 'a-long-password')
    await signOut(owner)
    const context = await browser.person()
    await context.addInitScript(refuseDatabase)
    const page = await context.newPage()
    await signInByForm(page, email, 'a-long-password')
    const agentId = await createAgent(page, 'Without storage')
    expect(page.url()).toContain(agentId)
    await page.getByText('Without storage').first().waitFor()
  })
})
