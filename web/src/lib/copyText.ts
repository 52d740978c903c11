import { showFailure, showToast } from './toast.ts'

/** Copies and says so; says as well when the browser does not allow it. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await showToast(copied)
  } catch (error) {
    showFailure(error)
  }
}
