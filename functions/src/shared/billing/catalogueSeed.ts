import type { Catalogue, PlanLimits } from './catalogue.ts'
import { defaultPlanLimits, indexLimits } from '../limits.ts'
import { defaultOwnKeyUnits, defaultRenewalDebtCredits, defaultWorkspaceDebtCredits } from './credits.ts'
import { models } from '../models/modelSeed.ts'
import { defaultTranscriptionUnits } from '../chat/transcription.ts'

/** The channels of an agent, in every plan. */
const channels = 'Website, WhatsApp, Messenger, Instagram, Telegram and Discord'

/** The 27 countries of the European Union. */
const euCountries = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
]

const freeLimits: PlanLimits = {
  maxAgents: defaultPlanLimits.MAX_AGENTS,
  maxKnowledgeCharacters: defaultPlanLimits.MAX_KB_DOCS_CHAR_COUNT,
  maxConcurrentCalls: defaultPlanLimits.MAX_CONCURRENT_CALLS,
  workspaceSeats: defaultPlanLimits.WORKSPACE_SEATS,
  clientSeats: defaultPlanLimits.MAX_CLIENTS,
  phoneNumbers: defaultPlanLimits.TWILIO_PHONE_NUMBERS,
  maxMonthlyCredits: 0,
}

/** The number of agents that "unlimited" adds: more than any workspace has. */
const unlimitedAgents = 1_000

/**
 * The first catalogue. A paid month brings credits worth half its price in US dollars. Pay-as-you-go allows
 * 10 agents and twice the free knowledge, enterprise as much as one index can hold. Credit tiers end at
 * 50,000 and 500,000 credits and cost the default $0.001 throughout. An agent beyond a plan's own costs $5 a
 * month, unlimited agents $99, a small white label $25; extras have the prices of the add-ons that sell them.
 * An "original" price is only shown. A year has no listed price, so it costs ten months.
 */
export const catalogueSeed: Catalogue = {
  version: 1,
  changes: [{ version: 1, date: '2026-11-21', text: 'The first prices.' }],
  nanoUsdPerCredit: 1_000_000,
  automaticTax: false,
  creditTiers: [
    { name: 'starter', upTo: 50_000, nanoUsdPerCredit: 1_000_000 },
    { name: 'pro', upTo: 500_000, nanoUsdPerCredit: 1_000_000 },
    { name: 'agency', upTo: null, nanoUsdPerCredit: 1_000_000 },
  ],
  currencies: [
    {
      currency: 'eur',
      symbol: '€',
      countries: euCountries,
      rateHundredths: 88,
      taxBasisPoints: 2700,
      taxName: 'EU tax',
    },
    {
      currency: 'gbp',
      symbol: '£',
      countries: ['GB', 'UK'],
      rateHundredths: 75,
      taxBasisPoints: 3500,
      taxName: 'UK tax',
    },
    { currency: 'usd', symbol: '$', countries: [], rateHundredths: 100, taxBasisPoints: 0, taxName: '' },
  ],
  extraPrices: {
    agent: 500,
    unlimitedAgents: 9900,
    workspaceSeat: 1000,
    concurrentCallLine: 500,
    phoneNumber: 300,
    'custom-branding': 5000,
    'mini-whitelabel': 2500,
  },
  plans: [
    {
      key: 'free',
      name: 'Free',
      description: 'Everything you need to try an agent on your own website.',
      features: ['$5 credit usage', '2 agents', '2 seats', channels],
      plannedFeatures: [],
      prices: { usd: 0, eur: 0, gbp: 0 },
      originalPrices: {},
      pricesFrom: 0,
      yearlyPrices: null,
      monthlyCredits: 0,
      creditSteps: [],
      isPopular: false,
      additionalInfo: 'No card needed.',
      cta: '',
      limits: freeLimits,
    },
    {
      key: 'pay_as_you_go',
      name: 'Pay as you go',
      description: 'For agents that work every day: a small base, then what you use.',
      features: [
        '$10 credit usage every month, or more',
        '10 agents',
        channels,
        'Top up at any time, or automatically',
        'Add-ons: white label, agents, seats, client seats, call lines',
      ],
      plannedFeatures: ['Add-ons: phone numbers'],
      prices: { usd: 2000, eur: 2200, gbp: 2000 },
      originalPrices: { eur: 1800, gbp: 1500 },
      pricesFrom: 0,
      yearlyPrices: null,
      monthlyCredits: 10_000,
      creditSteps: [50_000, 100_000, 250_000, 500_000, 1_000_000],
      isPopular: true,
      additionalInfo: 'Prices before tax. Cancel at any time.',
      cta: 'Upgrade',
      limits: {
        ...freeLimits,
        maxAgents: 10,
        maxKnowledgeCharacters: 2 * freeLimits.maxKnowledgeCharacters,
        maxMonthlyCredits: 1_000_000,
      },
    },
    {
      key: 'enterprise',
      name: 'Enterprise',
      description: 'Your own limits, terms and support.',
      features: ['Unlimited agents', channels, 'Limits to your measure', 'A person who knows your account'],
      plannedFeatures: [],
      prices: null,
      originalPrices: {},
      pricesFrom: 100_000,
      yearlyPrices: null,
      monthlyCredits: 0,
      creditSteps: [],
      isPopular: false,
      additionalInfo: 'Billed as we agree with you.',
      cta: 'Contact sales',
      limits: {
        maxAgents: 1_000,
        maxKnowledgeCharacters: indexLimits.characters,
        maxConcurrentCalls: 100,
        workspaceSeats: 100,
        clientSeats: 1_000,
        phoneNumbers: 100,
        maxMonthlyCredits: 0,
      },
    },
  ],
  addons: [
    {
      key: 'whitelabel-new',
      name: 'White label',
      description: 'Your own domain and brand for your clients.',
      prices: samePrice(5000),
      most: 1,
      isAvailable: true,
      raises: null,
      raisesBy: 1,
    },
    {
      key: 'workspace-seat',
      name: 'Workspace seat',
      description: 'One more colleague in this workspace.',
      prices: samePrice(1000),
      most: 10,
      isAvailable: true,
      raises: 'workspaceSeats',
      raisesBy: 1,
    },
    {
      key: 'client_seat',
      name: 'Client seat',
      description: 'One more client who can sign in.',
      prices: samePrice(500),
      most: 10,
      isAvailable: true,
      raises: 'clientSeats',
      raisesBy: 1,
    },
    {
      key: 'concurrent-call-line',
      name: 'Concurrent call line',
      description: 'One more call at the same moment.',
      prices: samePrice(500),
      most: 10,
      isAvailable: true,
      raises: 'maxConcurrentCalls',
      raisesBy: 1,
    },
    {
      key: 'twilio-phone-number',
      name: 'Phone number',
      description: 'Room for one phone number.',
      prices: samePrice(300),
      most: 10,
      isAvailable: false,
      raises: 'phoneNumbers',
      raisesBy: 1,
    },
    {
      key: 'agent-seat',
      name: 'Agent seat',
      description: 'One more agent than your plan includes.',
      prices: samePrice(500),
      most: 10,
      isAvailable: true,
      raises: 'maxAgents',
      raisesBy: 1,
    },
    {
      key: 'unlimited-agents',
      name: 'Unlimited agents',
      description: 'As many agents as you need, for a fixed price.',
      prices: samePrice(9900),
      most: 1,
      isAvailable: true,
      raises: 'maxAgents',
      raisesBy: unlimitedAgents,
    },
  ],
  models: [...models],
  ownKeyUnitsPerTurn: defaultOwnKeyUnits,
  transcriptionUnitsPerMinute: defaultTranscriptionUnits,
  renewalDebtCredits: defaultRenewalDebtCredits,
  workspaceDebtCredits: defaultWorkspaceDebtCredits,
}

function samePrice(amount: number) {
  return { usd: amount, eur: amount, gbp: amount }
}
