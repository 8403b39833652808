/** What the build puts into one script: pieces that are fetched together anyway share more, and are asked for once. */

/**
 * What every page needs comes as one script: brotli finds more to share in one large file than in
 * twenty small ones (7 KB of a first visit), and a slow phone asks once.
 */
const FIRST_VIEW = {
  name: 'base',
  test: (id: string) => SHARED.some((shared) => shared.test(id)) && !LATER.test(id),
}
const SHARED = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|hono)\//,
  /node_modules\/(@tanstack|@lingui)\//,
  /node_modules\/lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|context|shared)/,
  /\/web\/(app|app\/(screens|frame|start)|i18n|api|ui\/(lazy|navigation))\/[\w-]+\.tsx?$/,
  /\/web\/ui\/(button|empty-state|load-problem|toast\/(toast|toaster|plain-toast)|use-title|use-online|brand|field|tips\/tips|fallback)\.tsx?$/,
  /\/web\/native\/in-shell\.ts$/,
  /\/web\/(media\/photo-colors|places\/(point-params|problem-of)|favorites\/(heart-button|queries)|browse\/(queries|filters\/(position|store)))\.tsx?$/,
  /lucide-react\/dist\/esm\/icons\/(chevron-right|heart|rotate-cw|cloud-off|x|triangle-alert|image-off|package-open|check)\.\w+$/,
  /\/worker\/categories\/contract\.ts$/,
]
export const FIRST_SCRIPTS = /\/(base|rolldown-runtime)-[\w-]+\.js$/
/** Parts of those that only later screens use. */
const LATER =
  /utationObserver|\/i18n\/((first|later)-|moment\.)|\/screens\/(later-screens|lazy-screen|admin-only|not-found)|\/start\/(start|intent|splash)\.|\/frame\/(account-|bottom-bar|member-|active-tab|offer-language)|useMutation|\/(send-form|live|report|new-uuid|types-policy|build-info|within)\.|\/choose-language\.|\/reload\./

/** The list, which the home screen and others show: one script for the same reason. The filter panel comes later. */
const LIST = {
  name: 'list',
  test: (id: string) => LISTED.some((listed) => listed.test(id)) && !PANEL.test(id),
}
const LISTED = [/\/web\/browse\/(\w+\/)?[\w-]+\.tsx?$/]
const PANEL =
  /\/(active-chips|use-filter-label|filter-(panel|sheet|group|distance|location|price|tags)|price-field|range-slider|choice-pill|place-)/

/** What only the mobile app fetches: one script, under a name that the service worker can leave out. */
const NATIVE = {
  name: 'native',
  test: /\/web\/native\/(?!in-shell|haptics)|node_modules\/@capacitor\/(?!.*\/web\.js)/,
}

/** What starts once the page has loaded: one script. What it shows comes when there is something to show. */
const STARTED = {
  name: 'pwa',
  test: /\/web\/monitoring\/watch\.ts$|\/web\/app\/start\/(start|intent)\.ts$|\/web\/pwa\/(register|hand-over|lost-script|half-typed|updates|reload-fresh|notices|install\/(install-banner|dismissed|offer))\.tsx?$/,
}

/** What the publish forms, the chat and the queue that sends for them share; apart from it what others need as well. */
const FORM = {
  name: 'form',
  test: (id: string) => SENT.some((sent) => sent.test(id)),
}
const SENT = [
  /\/web\/(items\/sending\/(draft-store|publish-body|publish-values|published)|api\/(new-uuid|send-form))\.ts$/,
  /\/web\/media\/(photo-form|photo-schema|prepare|photo-worker|file-button|kinds)\.tsx?$/,
  /\/worker\/media\/contract\.ts$|lucide-react\/dist\/esm\/icons\/image-plus\.\w+$/,
]
/** The fields of every publish form and the library under them: one large file is 3 KB less than its pieces. */
const FIELDS = {
  name: 'fields',
  test: (id: string) => FIELD.some((field) => field.test(id)),
  // What fields share with other screens stays where those find it.
  includeDependenciesRecursively: false,
}
const FIELD = [
  /node_modules\/(react-hook-form|@hookform)\//,
  /\/web\/items\/\w+\/((location|category|value|condition|description|title)-field|use-(draft-saving|sending|waiting|publish-form|suggested)|notice|detect-position|choice-chip|choices|field-problem|publish-(fields|skeleton))\.tsx?$/,
  /\/web\/media\/picker\/(photo-(tile|picker|list|problems)|use-photos)\.tsx?$/,
  /\/worker\/places\/rules\.ts$/,
  /lucide-react\/dist\/esm\/icons\/(locate-fixed|rotate-ccw(-clock)?)\.\w+$/,
]
/** Small signs that forms and several screens give: apart, each costs more than it holds. */
const SIGNS = {
  name: 'signs',
  test: /\/condition-icons\.ts$|\/web\/native\/haptics\.ts$|lucide-react\/dist\/esm\/icons\/(sparkles|badge-check|thumbs-up|wrench|check|camera|log-in|map-pin)\.\w+$/,
}
/** A form and a card of the queue show a photo of the device and its way to the server. */
const PHOTO = {
  name: 'photo',
  test: /\/web\/(media\/upload-progress|media\/use-object-url)\.tsx?$/,
}
/** Whoever opens a dialog asks before what it holds is lost, and sends that once. */
const DIALOG = {
  name: 'dialog',
  test: /\/web\/(ui\/(dialog|leave-dialog)\.tsx|api\/new-uuid\.ts)$/,
}
/** The same of trades and what speaks of them. */
const TRADE_SIGNS = {
  name: 'trade-signs',
  test: /\/web\/(trades\/(status-chip|action-kinds)|ui\/use-in-sight)\.tsx?$|lucide-react\/dist\/esm\/icons\/(hourglass|lock|circle-check|clock|check-check|messages-square)\.\w+$/,
  includeDependenciesRecursively: false,
}
/** What we are told of what broke, and by which code whoever asks for help names it. */
const HELP = {
  name: 'help',
  test: /\/web\/(ui\/help-code|api\/report)\.tsx?$|\/worker\/monitoring\/rules\.ts$/,
  includeDependenciesRecursively: false,
}
/** How it is told that something failed. */
const FAILED = {
  name: 'failed',
  test: /\/web\/(accounts\/use-(said|failure-toast)|ui\/problem)\.tsx?$/,
}
/** What is waited for after a press. */
const PRESS = { name: 'press', test: /\/web\/ui\/(after-press|submit-button)\.tsx?$/ }
/** Fields of small forms. */
const TYPED = {
  name: 'typed',
  test: /\/web\/accounts\/(use-fields|text-field|long-field)\.tsx?$/,
  includeDependenciesRecursively: false,
}
/** What a trade's page and the page that takes its deposit share. */
const PAYING = {
  name: 'paying',
  test: /\/web\/payments\/(links|deposit\/page-link|cents|mutations|queries)\.tsx?$|\/worker\/payments\/contract\.ts$/,
  includeDependenciesRecursively: false,
}
const VALIDATION = {
  name: 'validation',
  test: /node_modules\/valibot\/|\/worker\/places\/contract\.ts$/,
}
/** What a thing's page, one's own things and publishing begin with. */
const QUERIES = { name: 'queries', test: /\/web\/items\/queries\.ts$/ }
const DATABASE = { name: 'database', test: /node_modules\/idb-keyval\// }
/**
 * How a wait for the device ends, what its stores are called, who else has it open, what it keeps of trades: needed
 * before the first frame, by what starts later and by signing out. Each apart costs every list of imports a name.
 */
const PATIENCE = {
  name: 'patience',
  test: /\/web\/(api\/within|pwa\/(names|store\/(report|tabs|wipe))|trades\/queries)\.ts$/,
}
/** What the device holds: before the first frame, asked for once. Settings empty it as well. */
const RESTORE = { name: 'restore', test: /\/web\/pwa\/store\/(restore|kept)\.ts$/ }

/** In this order: a group takes what its own need, unless an earlier one has it. */
export const SCRIPT_GROUPS = [
  FIRST_VIEW,
  LIST,
  VALIDATION,
  DATABASE,
  PATIENCE,
  QUERIES,
  RESTORE,
  FORM,
  PHOTO,
  SIGNS,
  DIALOG,
  TRADE_SIGNS,
  HELP,
  FAILED,
  PRESS,
  TYPED,
  PAYING,
  FIELDS,
  STARTED,
  NATIVE,
]
