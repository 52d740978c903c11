import { showFailure, showToast } from '../toast.ts'

/** Copies a text and confirms that in a message, or says that the browser does not allow it. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await showToast(copied)
  } catch (error) {
    showFailure(error)
  }
}
