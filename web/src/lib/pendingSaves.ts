type Save = () => Promise<void>

const saves = new Set<Save>()

/** Something that saves itself a little later; whoever needs it on the server at once asks for all of them. */
export function addPendingSave(save: Save): void {
  saves.add(save)
}

/** Ends when the server has everything; fails where something could not be saved. */
export async function savePending(): Promise<void> {
  await Promise.all([...saves].map((save) => save()))
}
