import { modelIds, projectModel, type ModelId } from '@parley/functions/shared/models/models'

/** Names that a vendor uses for a model of another name. */
const otherNames: Readonly<Record<string, ModelId>> = { 'chatgpt-4o-latest': 'gpt-4o' }

/**
 * Returns the model of this name; undefined for one that is not offered. A date, `latest` and the vendor
 * before the name do not matter: `openai/gpt-4o-2024-08-06`.
 */
export function modelNamed(name: string): ModelId | undefined {
  const bare = (name.split('/').at(-1) ?? '').trim().toLowerCase().replaceAll('.', '-')
  const own = Object.hasOwn(otherNames, bare) ? otherNames[bare] : undefined
  return own ?? modelIds.find((id) => isNamed(id, bare))
}

function isNamed(id: ModelId, bare: string): boolean {
  if (id === 'custom' || id === projectModel.id) return false
  const normal = id.replaceAll('.', '-')
  return (
    bare.startsWith(normal) && /^(?:-latest|-\d{6,8}|-\d{4}-\d{2}-\d{2})?$/.test(bare.slice(normal.length))
  )
}
