/**
 * A credit is $0.001 and 10,000 units, so a dollar per million tokens is this number of units per million.
 */
const unitsPerDollar = 10_000_000
/** The vendors whose models are offered, by their names in the list. */
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
 * Compares a published list (`api.json` of models.dev) with the models of this project.
 * `lines` are the differences, one per field. `unknown` are ids that the list lacks. `others` are its newer
 * models of the same vendors, as entries for our file.
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
        lines.push(`${model.id}  ${field}: ${show(model[field])} -> ${show(theirs[field])}`)
  }
  const ownIds = new Set(models.map(({ id }) => id))
  const others = vendors.flatMap((vendor) =>
    Object.values(list[vendor]?.models ?? {})
      .filter((listed) => !ownIds.has(listed.id) && isOffered(listed))
      .toSorted((one, other) => (one.release_date < other.release_date ? 1 : -1))
      .slice(0, 5)
      .map((listed) => JSON.stringify(entryOf(vendor, listed))),
  )
  return { lines, unknown, others }
}

/** Returns whether a model writes text and calls tools at a price. */
function isOffered({ cost, tool_call: tools, modalities }) {
  return cost?.input > 0 && cost.output > 0 && tools === true && modalities?.output?.includes('text')
}

/**
 * Builds the entry of a model. No list has its speed and its behaviour in a flow: those have to be measured.
 */
function entryOf(provider, listed) {
  const { id, name, cost, temperature, tool_call: tools, modalities, limit } = listed
  const maxTemperature = provider === 'anthropic' ? 1 : 2
  return {
    id,
    label: name,
    provider,
    inputUnitsPerMillion: unitsOf(cost.input),
    cachedInputUnitsPerMillion: unitsOf(Math.min(cost.cache_read ?? cost.input, cost.input)),
    outputUnitsPerMillion: unitsOf(cost.output),
    mostTemperature: temperature === false ? null : maxTemperature,
    tools: tools === true,
    pictures: modalities?.input?.includes('image') === true,
    contextTokens: limit?.context,
    moves: 'mark',
    speed: 'medium',
  }
}

/** Converts dollars to units; a list in dollars has binary fractions. */
function unitsOf(dollars) {
  return Math.round(dollars * unitsPerDollar)
}

function isSame(field, ours, theirs) {
  // The list says whether a temperature is accepted, not its maximum.
  if (field === 'mostTemperature') return (ours[field] === null) === (theirs[field] === null)
  return ours[field] === theirs[field]
}

function show(value) {
  return typeof value === 'number' ? value.toLocaleString('en') : String(value)
}
