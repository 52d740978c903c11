const regionNames = { na: 'North America', eu: 'Europe' }
const query = new URLSearchParams(location.search)
const region = query.get('region') === 'eu' ? 'eu' : 'na'

const agents = query.has('agent') ? {} : await fetchAgents()
const agentId = query.get('agent') ?? agents[region]?.agentId
if (agentId) addWidget(agentId)
showRegions()

document.querySelector('[data-ask]').addEventListener('click', () => window.Parley?.open())

/** The seed writes the demo's agents; without it the page stands without a widget. */
async function fetchAgents() {
  const response = await fetch('agents.json').catch(() => undefined)
  return response?.ok ? response.json() : {}
}

/** What a customer pastes: one script tag. */
function addWidget(agent) {
  const script = document.createElement('script')
  script.src = query.get('script') ?? 'http://127.0.0.1:5000/widget/parley.js'
  script.async = true
  Object.assign(script.dataset, { agent, region })
  for (const name of ['color', 'placement', 'label'])
    if (query.has(name)) script.dataset[name] = query.get(name)
  document.body.append(script)
}

function showRegions() {
  const group = document.querySelector('.region')
  for (const [name, agent] of Object.entries(agents)) {
    const link = document.createElement('a')
    link.href = `?region=${name}`
    link.textContent = regionNames[name] ?? name
    link.title = agent.title
    if (name === region) link.setAttribute('aria-current', 'true')
    group.append(link)
  }
  group.hidden = Object.keys(agents).length < 2
}
