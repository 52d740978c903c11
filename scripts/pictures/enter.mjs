/**
 * Signs in to the dashboard as a person does, in a wide window, where the navigation names the agents.
 * Returns the URLs of the region and the named agents, and the public URL of the first of them.
 */
export async function enterDashboard(page, { email, password }, agents) {
  await signIn(page, email, password, 'Sign in')
  await page.waitForURL('**/app/*/home')
  const entries = await Promise.all(
    Object.entries(agents).map(async ([key, title]) => {
      const link = page.getByRole('link', { name: title, exact: true }).first()
      return [key, agentIn((await link.getAttribute('href')) ?? '')]
    }),
  )
  const paths = Object.fromEntries(entries)
  const [app, agentId] = paths.agent.split('/agents/')
  return { ...paths, app, publicPage: `${app.replace('/app', '')}/prototype/${agentId}` }
}

/** Signs in at an agency's host, and returns the URL of the first of the client's agents. */
export async function enterAsClient(page, { email, password }) {
  await signIn(page, email, password, 'Sign In')
  await page.waitForURL('**/agents/*/home')
  return { agent: agentIn(page.url()) }
}

async function signIn(page, email, password, button) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

const agentIn = (url) => /\/app\/\w+\/agents\/\w+/.exec(url)?.[0] ?? ''
