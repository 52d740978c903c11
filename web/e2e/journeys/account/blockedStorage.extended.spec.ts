import { describe, expect, it } from 'vitest'
import { freshEmail, signOut, signUp } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { openBrowser } from '../../support/browser.ts'
import { signInByForm } from '../../support/signUpForm.ts'

const browser = openBrowser()

/** Ways in which browsers refuse storage, as private windows and frames of other sites do. */
const refusals = {
  'throws for IndexedDB': () => {
    indexedDB.open = () => {
      throw new DOMException('Blocked.', 'SecurityError')
    }
  },
  'throws for IndexedDB and localStorage': () => {
    indexedDB.open = () => {
      throw new DOMException('Blocked.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked.', 'SecurityError')
      },
    })
  },
}

describe('a browser', () => {
  it.each(Object.entries(refusals))('that %s signs a person in, and saves their agent', async (_, refuse) => {
    const email = freshEmail()
    const owner = await (await browser.person()).newPage()
    await signUp(owner, 'eu', email, 'a-long-password')
    await signOut(owner)
    const context = await browser.person()
    await context.addInitScript(refuse)
    const page = await context.newPage()
    await signInByForm(page, email, 'a-long-password')
    const agentId = await createAgent(page, 'Without storage')
    expect(page.url()).toContain(agentId)
    await page.getByText('Without storage').first().waitFor()
  })
})
