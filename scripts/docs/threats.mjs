/**
 * The hostile cases: what must hold, by the number that tests name. A number is never used for another case.
 */
export const threats = [
  {
    area: 'Security rules: reading',
    cases: {
      'H-001': 'An anonymous write is refused in both databases. Rules are loaded there at all.',
      'H-002': 'A stranger reads no document, and nobody reads a document that only the server may read.',
      'H-003': 'Nobody reads or lists hosts, mail domains and widgets.',
      'H-004': 'A member of one workspace gets, lists and counts nothing of another workspace.',
      'H-005': 'A list that is not limited to the workspaces of the reader is refused.',
      'H-006': 'A list without a limit, or with a limit above 100, is refused.',
      'H-007': 'A query over all collections of one name is refused without the filters that rules require.',
    },
  },
  {
    area: 'Security rules: writing',
    cases: {
      'H-008': 'A browser neither creates nor deletes an agent, nor gives it to another workspace.',
      'H-009': 'A browser writes only the documents and fields that rules name.',
      'H-010': 'A browser does not replace a document to get around a list of fields.',
      'H-011': 'A browser does not change a balance, a ledger entry or a lease.',
      'H-012': 'A batch that contains one refused write is refused as a whole.',
      'H-013': 'Nobody creates documents at invented paths or widens their own access.',
      'H-021': 'Values that are too long, of a wrong type or outside the allowed set are refused.',
      'H-022': 'Clients and strangers do not change rights, domains or their states.',
    },
  },
  {
    area: 'Clients of agencies',
    cases: {
      'H-015': 'A client without a page reads and changes nothing that belongs to it.',
      'H-016': 'A client without a page of the builder does not read the agent.',
      'H-017': 'A client with the settings page changes the allowed fields of an agent and no others.',
      'H-018': 'A client of a closed organisation reads nothing.',
      'H-020': 'A token that was made for one region is refused in the other.',
      'H-025':
        'A client reads a wallet only where the agency has switched billing on, and only that of the organisation.',
      'H-026': 'The stored documents of a conversation show its costs to nobody; members open them.',
      'H-081': 'The CSS of an agency changes neither the sign-in page nor the layers above the dashboard.',
      'H-082':
        'A custom tab runs without an origin: it reads nothing of the dashboard and navigates nothing.',
      'H-083': 'A custom tab shows neither a site of the platform nor one of a private network.',
      'H-169':
        'A client takes over, answers, assigns or blocks no test chat, which shows the draft and its tools.',
      'H-167':
        'The host of an agency shows no agent of another workspace, whatever the link names: not under the agency’s name.',
      'H-111': 'Strangers do not keep a client from signing in where the client has signed in before.',
      'H-112': 'The pass of a browser allows a few tries a day for its client, and opens nothing.',
      'H-113': 'The clients whom a former member added are shown until the owner has checked them.',
      'H-151':
        'A client cannot keep the agency from changing or deleting them by changing their profile all the time.',
      'H-134': 'An agency has a limited number of organisations, so that its documents stay small.',
      'H-127': 'The administrators of one organisation do not take all client seats of its agency.',
      'H-153':
        'The administrators of an organisation read nothing of the terms that its agency has set for it.',
      'H-156': 'A session by a password that a member has set for a client pays nothing.',
      'H-163':
        'A member who is not the owner makes nobody an administrator, who could pay with the card of a client.',
      'H-159': 'A client who is demoted while their purchase is prepared buys nothing.',
      'H-114': 'Only the owner takes an agent out of an organisation that requires approvals.',
    },
  },
  {
    area: 'People, sessions and members',
    cases: {
      'H-019': 'A removed or disabled person, or an ended session, is refused at once.',
      'H-040': 'Only the owner deletes a workspace, never the personal one; nobody removes themselves.',
      'H-051': 'An invite works once, for its confirmed email and for a week.',
      'H-052':
        'An invite is refused for oneself, for a member, without a free seat and above the daily limit.',
      'H-053': 'An invite that was used admits nobody, and its token is removed from the URL.',
      'H-115': 'A pass for a test chat or for a draft ends with the session that created it.',
      'H-116': 'A session by an earlier password does not outlive a new one, even when both happen at once.',
      'H-119': 'A client cannot keep an email from its owner by setting it at the identity provider.',
      'H-120':
        'A session or password of a client that a member made ends with the session in which they made it.',
      'H-121': 'An invite admits nobody after its sender has left or has ended the session that sent it.',
      'H-122': 'The key of an agent ends when a person who has seen it is no member of its workspace.',
      'H-123':
        'The owner of an email that a client has set for themselves gets an account of their own, also by Google.',
      'H-124':
        'A request of a person who is removed while it is served grants no access, and changes no published agent, client or term.',
      'H-172':
        'A new password ends every earlier session in the same request, and leaves a stranger who signed up with the email no way in.',
      'H-133': 'A removed member leaves no email behind that gets notices of the workspace.',
      'H-136': 'A session that is older than ten minutes creates no key that outlives it.',
      'H-150': 'A member cannot keep the owner from removing them by changing the workspace all the time.',
      'H-154': 'A removal whose process ends in its middle is finished without another request.',
      'H-144': 'Members hide no renewed or shown key from the owner among many others.',
      'H-141':
        'The project keys, channel accounts and domains that a former member chose are shown to the owner.',
      'H-140': 'The owner is told of each permanent key that is renewed or shown, also by their own session.',
      'H-128': 'What a former member set up to send data elsewhere is shown until the owner has checked it.',
      'H-084': 'After signing in, the browser opens only pages of the dashboard, whatever the URL says.',
      'H-100': 'Parallel invites and parallel acceptances never take more seats than there are.',
    },
  },
  {
    area: 'Callables and their input',
    cases: {
      'H-027': 'A procedure that needs a session refuses strangers.',
      'H-028': 'A procedure fails in the same way for things of another tenant and for missing things.',
      'H-029': 'A procedure refuses fields that it does not know.',
      'H-031': 'A key that could reach a prototype is refused.',
      'H-032': 'Input that is too deep, too wide or too long is refused.',
      'H-033': 'Control characters, direction characters and half characters are removed; text is in NFC.',
      'H-034':
        'An unknown region, or the region of another tenant, is refused, and nothing is written there.',
      'H-035': 'An id that contains a path, or that is empty or too long, is refused.',
      'H-149': 'A page of an export stays small, whatever its conversations are.',
      'H-152':
        'A list behind a figure of a report reads few documents a request, however many agents there are.',
    },
  },
  {
    area: 'Widget and public requests',
    cases: {
      'H-057': 'A visitor pass that the platform did not sign, or of another conversation, is refused.',
      'H-059': 'Public endpoints answer any origin, without credentials.',
      'H-060': 'A message that is empty, too long or not JSON is refused.',
      'H-061': 'Analytics records hold the server time and country; browsers cannot write them.',
      'H-062': 'The usage endpoint says whether the agent may continue, and nothing else.',
      'H-063': 'A visitor receives the allowed fields of an agent only.',
      'H-064': 'The reply is the same for a missing, an unpublished and an impossible agent.',
      'H-117':
        'One visitor with many IPs uses up neither the limits of an agent nor the streams of an instance.',
      'H-125': 'One network does not hold all lines for calls of a workspace.',
      'H-126': 'One network does not use up the emails about visitors who wait for a person.',
      'H-130': 'One network does not use up the emails and push messages about visitors that clients get.',
      'H-131': 'A stranger cannot stop the notices of an agency by the emails of its form for access.',
      'H-135': 'One visitor does not fill the leads of an agent with hundreds of forms a minute.',
      'H-173': 'One network does not book all times of a calendar, however many conversations it begins.',
      'H-118': 'One visitor does not use up the emails of a calendar’s owner.',
    },
  },
  {
    area: 'Webhooks and channels',
    cases: {
      'H-065': 'A webhook of Meta is accepted only with a signature over the exact bytes by the right app.',
      'H-066': 'The webhook check of Meta returns digits only, and only for the right verify token.',
      'H-067': 'A Telegram update without the right secret is refused.',
      'H-068': 'A Discord interaction needs a valid signature that is at most five minutes old.',
      'H-069': 'A Stripe event needs a valid signature.',
      'H-070': 'An account of a channel belongs to one agent in the world.',
      'H-071': 'A Discord webhook of another host is not requested.',
      'H-072': 'The token of an account is in no document that browsers read.',
      'H-157': 'The chats of one person’s agents do not delay those of others, nor other background work.',
    },
  },
  {
    area: 'Files and foreign servers',
    cases: {
      'H-073': 'A file that is one byte over the limit is refused.',
      'H-074': 'A file whose content does not match an allowed type is refused.',
      'H-076': 'Private, local and own addresses are not fetched.',
      'H-077': 'A redirect to a forbidden address is not followed.',
      'H-078': 'A slow, endless or compressed response ends within its limits.',
      'H-139': 'One workspace does not delay the files, websites and indexes of others.',
      'H-145': 'One person with slow or hostile websites leaves room for the websites of others.',
      'H-146': 'One person with many workspaces does not delay the files, websites and indexes of others.',
      'H-158': 'Thousands of tasks of one person that wait for a slot do not fill their queue.',
      'H-142': 'A workspace whose URL for events is slow does not delay the events of others.',
      'H-166': 'A visitor cannot upload HTML, SVG, a false PDF or a file above the limit.',
      'H-143': 'A website that is read for a new agent instructs no model, and its words stay quoted text.',
    },
  },
  {
    area: 'Flows and tools',
    cases: {
      'H-180':
        'A request that may change something runs once for a message: a POST that may have arrived is never repeated, and is a change until its owner says that it only reads.',
      'H-181':
        'A change that a server may have made before it failed is told as uncertain, and is not repeated.',
      'H-182':
        'A secret that a member types into a header or the query of a tool is refused, and left out of an exported agent.',
      'H-183':
        'A run of saved tests stores no verdict on expectations that were edited meanwhile, asks no more after a failure, and is limited by the hour.',
      'H-184':
        'An external calendar that does not respond keeps a visitor waiting once, not once for each try.',
    },
  },
  {
    area: 'Money',
    cases: {
      'H-086': 'An amount outside the limits buys nothing.',
      'H-089': 'Parallel attempts under one name create one payment.',
      'H-090': 'Repeated events change the books once.',
      'H-091': 'Events in any order and at any moment change the books once.',
      'H-092': 'An old event of a subscription takes nothing from a newer one.',
      'H-094': 'Parallel triggers of automatic recharge create one payment, even when its response is lost.',
      'H-095': 'Automatic recharge stays within the monthly limit of the owner.',
      'H-096': 'A recharge that the bank wants confirmed notifies the owner once and is not repeated.',
      'H-097': 'Credit for ten answers pays for ten of fifty parallel answers.',
      'H-098': 'A transfer happens once, never makes a balance negative and keeps the sum.',
      'H-099': 'A subscription whose first payment nobody confirms gives nothing and can be tried again.',
      'H-132': 'A client does not hold the credit of their agency by payment pages that nobody pays.',
      'H-137': 'The organisations of a workspace together are lent credit for their plans up to one limit.',
      'H-138': 'A plan sells no credits below the platform’s own price.',
      'H-147':
        'The events of a changed plan change its credit and add-ons once, in whatever order they come.',
      'H-148': 'One person does not use up the requests that the payment service allows the platform.',
      'H-155': 'One person changes, confirms and ends payments a limited number of times an hour.',
      'H-160': 'An invoice that costs nothing delivers credit only for a month of a plan.',
      'H-164':
        'A client pays no price that they were not shown, for a plan that they change to or a recharge that they switch on.',
      'H-165': 'Automatic recharge charges no card once no administrator is left who could switch it off.',
      'H-161': 'Chats leave the credit that a running call has cost.',
      'H-162':
        'What an agency pays for a client counts towards the limit of the client’s month, whatever they buy later.',
      'H-168':
        'A call costs a client no more than the limit of their month, also when credit is lent before or during it.',
      'H-129': 'Disputed credit is taken back from the organisations that it was moved to, once.',
    },
  },
  {
    area: 'Domains',
    cases: {
      'H-101': 'Of two agencies that claim one domain in parallel, in any regions, one wins.',
      'H-102': 'Every spelling of a host becomes one canonical host.',
      'H-103': 'A host that is invalid, reserved or confusable is refused.',
      'H-105': 'DNS instructions are emailed at most five times an hour, in fixed words.',
      'H-109': 'Very long input for a host is rejected in linear time.',
    },
  },
]
