/** Returns the stemmed content words of a text; words with the same meaning become one. */
export function stemWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !stopwords.has(word)).map((word) => meanings.get(stem(word)) ?? stem(word))
}

function stem(word: string): string {
  if (word.length <= 3) return word
  for (const [ending, replacement] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= 3)
      return word.slice(0, -ending.length) + replacement
  }
  return word
}

const endings: [string, string][] = [
  ['ational', ''],
  ['ations', ''],
  ['ation', ''],
  ['ements', ''],
  ['ement', ''],
  ['ments', ''],
  ['ment', ''],
  ['iveness', ''],
  ['ingly', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ers', ''],
  ['eries', ''],
  ['ery', ''],
  ['ably', ''],
  ['able', ''],
  ['ness', ''],
  ['ed', ''],
  ['er', ''],
  ['es', ''],
  ['ly', ''],
  ['s', ''],
  ['e', ''],
]

const stopwords = new Set(
  (
    'a about above after again all also am an and any are as at be because been before being but by can cannot could did do does doing done ' +
    'for from get gets give go got had has have having he hello help her here hey hi him his how i if in into is it its just know like ll long many ' +
    'me may might more most much must my need no not of off on once one only or other our out over please re s she should so some something ' +
    'such t tell than thanks that the their them then there these they thing things this those through to too under until up us use very ' +
    've want was we were what when where which while who whom whose why will with would yes you your yours ok okay let explain'
  ).split(' '),
)

/** The first word of a row replaces all others in it. */
const meanings = new Map(
  [
    'price cost costs charge fee fees pricing much expensive cheap rate',
    'open opening opened hours close closing closed schedule',
    'refund return returns money reimburse reimbursement',
    'deliver delivery ship shipping shipment shipped dispatch courier',
    'contact phone telephone email mail call reach',
    'locate location address directions situated',
    'cancel cancellation terminate unsubscribe quit',
    'pay payment payments card invoice billing checkout',
    'book booking reserve reservation appointment',
    'guarantee warranty guaranteed',
    'vegan vegetarian plant',
    'park parking',
    'dog dogs pet pets animal animals',
    'account login signin password',
    'start begin setup install',
  ].flatMap((row) => {
    const [first = '', ...others] = row.split(' ').map(stem)
    return others.map((word): [string, string] => [word, first])
  }),
)
