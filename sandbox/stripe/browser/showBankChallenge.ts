/** Shows the challenge of the holder's bank as a dialog of the page, and resolves with the chosen button. */
export function showBankChallenge(): Promise<'complete' | 'fail'> {
  const dialog = document.createElement('dialog')
  const title = document.createElement('h2')
  const text = document.createElement('p')
  const buttons = document.createElement('div')
  title.textContent = '3D Secure'
  title.id = 'stripe-stand-in-challenge-title'
  text.textContent = 'The sandbox stands for your bank, which wants to know that it is you.'
  dialog.className = 'stripe-stand-in-challenge'
  dialog.setAttribute('aria-labelledby', title.id)
  const { promise, resolve } = Promise.withResolvers<'complete' | 'fail'>()
  const end = (outcome: 'complete' | 'fail') => {
    dialog.close()
    dialog.remove()
    resolve(outcome)
  }
  buttons.append(
    createButton('Complete', () => end('complete')),
    createButton('Fail', () => end('fail')),
  )
  // Escape leaves the challenge, and so fails it.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    end('fail')
  })
  dialog.append(title, text, buttons)
  document.body.append(dialog)
  dialog.showModal()
  return promise
}

function createButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', press)
  return button
}
