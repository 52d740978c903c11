/** Actions of a person on any page; `say` returns what an English text is called there (readWords.mjs). */

/** Runs several actions one after another. */
export function steps(...parts) {
  return async (page, say) => {
    for (const part of parts) await part(page, say)
  }
}

/** Returns an action that presses the first visible button with a text. */
export function press(text) {
  return (page, say) =>
    page
      .getByRole('button', { name: say(text) })
      .and(page.locator(':visible'))
      .first()
      .click()
}

/** Returns an action that presses the last button with a text. */
export function pressLast(text) {
  return (page, say) =>
    page
      .getByRole('button', { name: say(text) })
      .last()
      .click()
}

/** Opens a way to add knowledge; on a phone they are behind one button. */
export function addKnowledge(text) {
  return async (page, say) => {
    const menu = page.getByRole('button', { name: say('Add'), exact: true })
    const button = page.getByRole('button', { name: say(text) })
    await menu.or(button).first().waitFor()
    if (!(await menu.isVisible())) return button.first().click()
    await menu.click()
    await choose(text)(page, say)
  }
}

export function choose(text) {
  return (page, say) => page.getByRole('menuitem', { name: say(text) }).click()
}

export async function openFirstConversation(page, say) {
  await page
    .getByRole('list', { name: say('Conversations') })
    .getByRole('link')
    .first()
    .click()
  await page
    .getByRole('button', { name: say('More') })
    .first()
    .waitFor()
}
