/** IndexedDB as `idb-keyval` shows it. */
export const stored = new Map<string, unknown>()

export const createStore = () => null
export const get = async (key: string) => stored.get(key)
export const entries = async () => [...stored]
export const clear = async () => stored.clear()

export async function set(key: string, value: unknown) {
  stored.set(key, structuredClone(value))
}

export async function del(key: string) {
  stored.delete(key)
}
