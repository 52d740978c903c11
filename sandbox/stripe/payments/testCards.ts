/** The behaviour of a test card, by https://docs.stripe.com/testing. */
export interface TestCard {
  number: string
  brand: string
  /** Its `pm_card_…` and `tok_…` names, without the prefix. */
  names: string[]
  /** The decline of every charge. */
  decline?: { code: string; decline_code: string; message: string }
  /** Refuses to be saved, too. */
  isRefusedOnAttach?: boolean
  /** `unless_set_up`: required until it was saved for off-session use. */
  authentication?: 'always' | 'unless_set_up' | 'set_up_already'
  isDisputed?: boolean
}

const generic = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }
const insufficient = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}
const expired = { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' }
const cvc = {
  code: 'incorrect_cvc',
  decline_code: 'incorrect_cvc',
  message: "Your card's security code is incorrect.",
}
const processing = {
  code: 'processing_error',
  decline_code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
}
const lost = { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' }
const stolen = { code: 'card_declined', decline_code: 'stolen_card', message: 'Your card was declined.' }

const cards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', names: ['visa'] },
  { number: '4000056655665556', brand: 'visa', names: ['visa_debit'] },
  { number: '5555555555554444', brand: 'mastercard', names: ['mastercard'] },
  { number: '378282246310005', brand: 'amex', names: ['amex'] },
  {
    number: '4000000000000002',
    brand: 'visa',
    names: ['chargeDeclined', 'visa_chargeDeclined'],
    decline: generic,
    isRefusedOnAttach: true,
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    names: ['chargeDeclinedInsufficientFunds', 'visa_chargeDeclinedInsufficientFunds'],
    decline: insufficient,
    isRefusedOnAttach: true,
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    names: ['visa_chargeDeclinedLostCard'],
    decline: lost,
    isRefusedOnAttach: true,
  },
  {
    number: '4000000000009979',
    brand: 'visa',
    names: ['visa_chargeDeclinedStolenCard'],
    decline: stolen,
    isRefusedOnAttach: true,
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    names: ['chargeDeclinedExpiredCard', 'visa_chargeDeclinedExpiredCard'],
    decline: expired,
    isRefusedOnAttach: true,
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    names: ['chargeDeclinedIncorrectCvc', 'visa_chargeDeclinedIncorrectCvc'],
    decline: cvc,
    isRefusedOnAttach: true,
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    names: ['chargeDeclinedProcessingError', 'visa_chargeDeclinedProcessingError'],
    decline: processing,
    isRefusedOnAttach: true,
  },
  { number: '4000000000000341', brand: 'visa', names: ['chargeCustomerFail'], decline: generic },
  { number: '4000000000000259', brand: 'visa', names: ['createDispute'], isDisputed: true },
  {
    number: '4000002500003155',
    brand: 'visa',
    names: ['authenticationRequiredOnSetup'],
    authentication: 'unless_set_up',
  },
  { number: '4000002760003184', brand: 'visa', names: ['authenticationRequired'], authentication: 'always' },
  {
    number: '4000003800000446',
    brand: 'visa',
    names: ['authenticationRequiredSetupForOffSession'],
    authentication: 'set_up_already',
  },
  {
    number: '4000008260003178',
    brand: 'visa',
    names: ['authenticationRequiredChargeDeclinedInsufficientFunds'],
    authentication: 'always',
    decline: insufficient,
  },
]

export const testCardOfNumber = (number: string) => cards.find((card) => card.number === number)

export const testCardOfName = (name: string) => cards.find((card) => card.names.includes(name))
