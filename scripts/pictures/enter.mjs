/**
 * Signs in to the dashboard as a person does, on a desk, where the navigation names the agents. Answers where
 * the region and the named agents are, and where strangers meet the first of them.
 */
export async function enterDashboard(page, { email, password }, agents) {
  await signIn(page, email, password, 'Sign in')
  await page.waitForURL('**/app/*/home')
  const entries = await Promise.all(
    Object.entries(agents).map(async ([place, title]) => {
      const link = page.getByRole('link', { name: title, exact: true }).first()
      return [place, agentIn((await link.getAttribute('href')) ?? '')]
    }),
  )
  const places = Object.fromEntries(entries)
  const [app, agentId] = places.agent.split('/agents/')
  return { ...places, app, publicPage: `${app.replace('/app', '')}/prototype/${agentId}` }
}

/** Signs in at an agency's address; answers where the first of the client's agents is. */
export async function enterAsClient(page, { email, password }) {
  await signIn(page, email, password, 'Sign In')
  await page.waitForURL('**/agents/*/home')
  return { agent: agentIn(page.url()) }
}

async function signIn(page, email, password, button) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

const agentIn = (address) => /\/app\/\w+\/agents\/\w+/.exec(address)?.[0] ?? ''
