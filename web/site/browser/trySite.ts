/** Lets the form of the front page show an agent on the visitor's own site; the rest is loaded then. */
export function startTrySite(): void {
  const form = document.querySelector<HTMLFormElement>('.front-site')
  if (!form) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void trySite(form)
  })
}

async function trySite(form: HTMLFormElement): Promise<void> {
  const input = form.querySelector('input')
  const button = form.querySelector('button')
  const output = form.querySelector('output')
  if (!input || !button || !output || button.ariaBusy === 'true') return
  const showText = (text: string | undefined) => (output.textContent = text ?? '')
  const isUrl = /[^\s.]\.[^\s.]/.test(input.value)
  input.ariaInvalid = String(!isUrl)
  if (!isUrl) {
    showText(form.dataset['wrong'])
    return input.focus()
  }
  button.ariaBusy = 'true'
  try {
    const { showOwnSite } = await import('./ownSite.ts')
    const look = await showOwnSite(input.value)
    showText(form.dataset[look])
  } catch {
    showText(form.dataset['notRead'])
  }
  button.ariaBusy = 'false'
}
