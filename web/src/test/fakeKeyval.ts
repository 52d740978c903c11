/** IndexedDB as `idb-keyval` shows it. */
export const kept = new Map<string, unknown>()

export const createStore = () => null
export const get = async (key: string) => kept.get(key)
export const entries = async () => [...kept]
export const clear = async () => kept.clear()

export async function set(key: string, value: unknown) {
  kept.set(key, structuredClone(value))
}

export async function del(key: string) {
  kept.delete(key)
}
