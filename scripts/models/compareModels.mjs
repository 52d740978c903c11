/** A credit is $0.001 and 10,000 units, so a dollar a million tokens is so many units a million. */
const unitsPerDollar = 10_000_000
/** How the list calls the vendors whose models are offered. */
const vendors = ['openai', 'anthropic', 'google']
const fields = [
  'inputUnitsPerMillion',
  'cachedInputUnitsPerMillion',
  'outputUnitsPerMillion',
  'mostTemperature',
  'tools',
  'pictures',
  'contextTokens',
]

/**
 * Where a published list (`api.json` of models.dev) and our models differ. `lines`: one a field; `unknown`: our
 * ids that it does not have; `others`: entries, as our file has them, of its newer models of the same vendors.
 */
export function compareModels(list, models) {
  const lines = []
  const unknown = []
  for (const model of models.filter(({ provider }) => vendors.includes(provider))) {
    const listed = list[model.provider]?.models?.[model.id]
    if (!listed?.cost) {
      unknown.push(model.id)
      continue
    }
    const theirs = entryOf(model.provider, listed)
    for (const field of fields)
      if (!isSame(field, model, theirs))
        lines.push(`${model.id}  ${field}: ${shown(model[field])} -> ${shown(theirs[field])}`)
  }
  const known = new Set(models.map(({ id }) => id))
  const others = vendors.flatMap((vendor) =>
    Object.values(list[vendor]?.models ?? {})
      .filter((listed) => !known.has(listed.id) && isOffered(listed))
      .toSorted((one, other) => (one.release_date < other.release_date ? 1 : -1))
      .slice(0, 5)
      .map((listed) => JSON.stringify(entryOf(vendor, listed))),
  )
  return { lines, unknown, others }
}

/** What writes words and calls tools, at a price. */
function isOffered({ cost, tool_call: tools, modalities }) {
  return cost?.input > 0 && cost.output > 0 && tools === true && modalities?.output?.includes('text')
}

/** How fast it is and how it moves in a flow, no list says: somebody measures it. */
function entryOf(provider, listed) {
  const { id, name, cost, temperature, tool_call: tools, modalities, limit } = listed
  const mostTemperature = provider === 'anthropic' ? 1 : 2
  return {
    id,
    label: name,
    provider,
    inputUnitsPerMillion: unitsOf(cost.input),
    cachedInputUnitsPerMillion: unitsOf(Math.min(cost.cache_read ?? cost.input, cost.input)),
    outputUnitsPerMillion: unitsOf(cost.output),
    mostTemperature: temperature === false ? null : mostTemperature,
    tools: tools === true,
    pictures: modalities?.input?.includes('image') === true,
    contextTokens: limit?.context,
    moves: 'mark',
    speed: 'medium',
  }
}

/** A list in dollars has binary fractions of them. */
function unitsOf(dollars) {
  return Math.round(dollars * unitsPerDollar)
}

function isSame(field, ours, theirs) {
  // The list says whether a temperature is taken, not how high it may be.
  if (field === 'mostTemperature') return (ours[field] === null) === (theirs[field] === null)
  return ours[field] === theirs[field]
}

function shown(value) {
  return typeof value === 'number' ? value.toLocaleString('en') : String(value)
}
