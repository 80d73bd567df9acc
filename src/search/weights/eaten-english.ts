/**
 * The number of days, of 1,000, on which people eat foods with a head of English names, folded, and the words that
 * describe it on some of each 100 of these days. Computed by build/eaten.ts from the individual foods of NHANES
 * 2009-2012 (two recalls of 33795 person-days, unweighted).
 */
export const EATEN_ENGLISH = `
  water 864 tap 54 unsweetened 44 bottled 44; drink 709 soft 56 fruit 55 flavored 33 cola 30 free
  27 juice 23; milk 582 fluid 83 cow 83 fat 52 whole 27 nonfat 10 skim 10; bread 454 wheat 42
  white 36 cracked 24 toasted 23 whole 18 multigrain 5; softdrink 400 cola 54 free 48 caffeine 37
  fruit 37 flavored 37 sugar 24; chicken 395 turkey 40 baked 37 fried 27 with 27 breast 20
  broiled 20; cheese 378 american 40 cheddar 31 processed 11 mozzarella 11 natural 10 part 7;
  coffee 330 regular 80 ground 70 instant 20 powdered 20 decaffeinated 15; potato 322 white 94
  frie 45 french 41 frozen 36 fried 29 deep 29; whitepotato 302 frie 48 french 43 frozen 38 deep
  31 fried 31 fast 30; juice 294 orange 49 canned 45 bottled 45 carton 44 apple 26 with 22;
  madecoffee 254 regular 98 ground 80 powdered 20 instant 20 and 4; cookie 233 chocolate 50 chip
  29 sandwich 19 with 18 butter 14 sugar 13; rice 223 cooked 66 white 55 with 23 regular 22 brown
  11 fried 9; tea 213 presweetened 49 leaf 48 unsweetened 43 with 40 sugar 32 powdered 10; roll
  211 white 56 soft 53 sweet 19 mexican 11 topping 8 frosted 8; lettuce 176 raw 98; butter 172
  salted 48 peanut 44 stick 29 whipped 19 tub 19; sugar 168 white 93 granulated 93 lump 93 brown
  4; cream 165 ice 60 chocolate 56 flavor 48 regular 42 half 18 and 18; cracker 161 snack 26
  saltine 22 cheese 12 wheat 12 graham 10 sandwich 8; banana 159 raw 96; whitebread 159 toasted
  26; tomato 156 raw 95; dressing 153 creamie 37 italian 26 and 24 with 24 oil 22 vinegar 21;
  orangejuice 145 canned 88 bottled 88 carton 88 with 45 calcium 45 added 45; beef 142 cooked 59
  ground 48 lean 48 pattie 32 extra 32 sauce 19; substitute 139 cream 71 liquid 38 powdered 33
  sugar 31 powder 29 flavored 28; snack 139 saltie 99 corn 94 cornmeal 91 base 91 chip 68
  tortilla 49; saltiesnack 137 corn 95 cornmeal 92 base 92 chip 69 tortilla 50 cheese 44;
  fruitjuicedrink 133 with 73 vitamin 73 high 56 reduced 18 sugar 18 and 14; pizza 131 crust 98
  with 73 restaurant 55 fast 55 food 55 thin 41; apple 130 raw 98; catsup 126 tomato 100;
  tomatocatsup 126; whiterice 124 cooked 90 regular 35 with 10; whiteroll 119 soft 94 hard 6;
  bean 116 cooked 59 string 49 green 41 canned 22 refried 19 drie 14; omelet 115 egg 100
  scrambled 100 with 63 cheese 21 oil 18 and 14; candie 115 chocolate 42 hard 36 milk 33 fruit 20
  snack 20 and 19; tortilla 110 corn 55 flour 36 whole 6 wheat 6; eggomelet 110 scrambled 100
  with 64 cheese 21 oil 18 and 14 vegetable 9; wheatbread 109 cracked 100 toasted 26; soup 104
  noodle 37 home 27 recipe 27 vegetable 26 with 24 mostlie 23; sauce 103 barbecu 21 soy 18
  spaghetti 13 tomato 12 meatless 9 and 6; leaftea 103 unsweetened 68 presweetened 32 with 31
  sugar 27 decaffeinated 15 low 4; chip 101 white 94 potato 94 cut 93 regular 71 ruffled 22
  rippled 22; egg 101 whole 82 fried 51 boiled 25 with 20 poached 15 oil 13; creamsubstitute 99
  liquid 52 powdered 44 flavored 39 free 15 fat 11 light 8; ham 97 luncheon 69 meat 69 sliced 67
  prepackaged 67 deli 67 smoked 17; yogurt 96 milk 84 fruit 65 varietie 64 lowfat 52 flavor 20
  with 20; whitepotatochip 95 cut 100 regular 76 ruffled 23 rippled 23 crinkle 23; mayonnaise 91
  regular 87 light 11; cake 89 icing 75 with 64 filling 63 chocolate 37 cupcake 35 food 22; bar
  89 granola 27 snicker 15 chocolate 14 chewie 13 ice 12 cream 12; fruitflavoreddrink 87 powdered
  62 mix 62 low 24 calorie 24 with 15 high 15; beer 86 lite 32 root 19; macaroni 80 with 86
  cheese 76 noodle 72 mix 30 and 15 pasta 14; carrot 77 raw 75 cooked 21 fresh 14; icecream 77
  chocolate 99 regular 90 flavor 89 rich 5; peanutbutter 75 reduced 8 fat 7; applejuice 75 babie
  6 food 6; salad 74 with 65 mayonnaise 41 dressing 27 raw 26 potato 22 egg 19; onion 74 mature
  96 raw 86 cooked 14 sauteed 9 fresh 5; salsa 73 red 90 commerciallie 79 prepared 79 homemade 11
  pico 6 de 6; wholewheatbread 71 toasted 25 100 5; spread 69 salted 85 margarine 85 like 85 tub
  71 fat 33 reduced 29; groundbeef 68 cooked 100 lean 99 pattie 67 extra 66 80 19 84 11; mustard
  68; steak 67 beef 87 baked 57 broiled 53 fried 28 braised 6 pork 6; orange 65 raw 92 canned 8
  mandarin 8 frozen 8; chocolatechipcookie 65 home 14 recipe 14 purchased 14 at 14 bakerie 14
  reduced 4; sausage 65 pork 50 cooked 27 link 22 bulk 18 pattie 18 fresh 16; oatmeal 64 cooked
  98 instant 46 regular 35 with 35 milk 33 quick 20; bacon 64 cooked 96 pork 58 smoked 58 cured
  58 turkey 12; cheerio 59 nut 40 honey 40 multigrain 9; frankfurter 59 hot 100 dog 100 beef 51
  on 30 sandwich 30 bun 26; beefsteak 58 baked 63 broiled 58 fried 30 braised 6 breaded 5 floured
  5; margarinelikespread 58 salted 100 tub 84 fat 35 reduced 31 calorie 31 about 31; spaghetti 57
  sauce 83 tomato 83 with 82 and 59 meat 41 meatball 41; grape 56 raw 100; creamiedressing 56
  light 15 free 6 fat 6; corn 56 cooked 92 yellow 84 canned 33 fresh 33 frozen 18 white 13;
  popcorn 55 popped 85 oil 79 buttered 50 unbuttered 19 lowfat 14 flavored 10; blend 54 fruit 96
  juice 96 100 96 with 32 cranberrie 28 including 6; syrup 54 chocolate 31 maple 28 pancake 21
  thin 17 reduced 16 milk 14; presweetenedtea 53 with 69 sugar 55 low 15 calorie 15 sweetener 15;
  fruitjuiceblend 50 100 100 with 31 cranberrie 30 including 7 citrus 7; pork 48 cooked 60
  sparerib 27 and 25 sauce 17 vegetable 12 bean 12; sandwich 48 with 69 and 64 spread 54 lettuce
  51 chicken 37 cheese 36; jellie 48 all 100 flavor 100 dietetic 4 sweetened 4 with 4 artificial
  4; pepper 47 raw 66 green 31 hot 29 cooked 27 sweet 26 chili 17; cereal 46 babie 40 food 40
  instant 38 drie 38 oat 25 rice 22; strawberrie 45 raw 96; broccoli 44 cooked 79 fresh 46 frozen
  23 raw 21 with 8 sauce 8; decaffeinatedcoffee 43 ground 63 powdered 31 instant 31; cucumber 42
  raw 99; snackcracker 42 fat 6 reduced 5; nugget 42 chicken 100 fast 25 food 25 restaurant 25;
  chickennugget 42 fast 25 food 25 restaurant 25; turkey 41 meat 51 chicken 39 breast 27
  prepackaged 27 deli 27 luncheon 27; pancake 41 plain 76 with 14 fruit 10 whole 6 wheat 6
  chocolate 4; hardcandie 40; sweetroll 40 mexican 45 topping 44 frosted 39 cinnamon 38 bun 38 no
  34; italiandressing 40 with 80 vinegar 80 and 80 oil 80 light 10 calorie 9; flake 40 kellogg 76
  corn 57 frosted 44 bran 5; sugarsubstitute 38 powder 93 based 86 drie 84 saccharin 57 and 55
  tablet 55; porkbacon 37 smoked 100 cured 100 cooked 100; taco 37 with 99 soft 56 meat 54 and 44
  tostada 44 beef 21; wine 36 table 96 red 55 white 41; saltinecracker 36 low 18 sodium 18 whole
  7 wheat 7 fat 5 free 5; bagel 35 wheat 28 with 20 raisin 19 whole 14 fruit 6 multigrain 5;
  tablewine 35 red 58 white 42; biscuit 34 baking 95 powder 95 buttermilk 95 commerciallie 43
  baked 43 refrigerated 37; peach 34 raw 54 cooked 40 canned 40 syrup 16 drained 15 solid 15;
  pattie 34 cooked 97 breaded 90 chicken 90 fillet 88 tender 88 fast 16; pretzel 33 hard 82 soft
  11 unsalted 10 chocolate 4 coated 4 cheese 4; sweetener 33 sugar 100 substitute 100 sucralose
  97 based 97; muffin 32 fruit 35 english 34 wheat 14 chocolate 9 cornbread 8 stick 8;
  cheeseburger 32 on 100 bun 100 with 98 tomato 79 and 79 catsup 79; doughnut 32 cake 57 raised
  32 yeast 32 chocolate 24 with 12 icing 12; sucralosebasedsweetener 32 sugar 100 substitute 100;
  pickle 32 cucumber 99 dill 76 relish 17 sweet 4; cucumberpickle 31 dill 77 relish 17 sweet 4;
  margarine 31 salted 69 tub 50 stick 20; gravie 30 meat 66 beef 65 home 23 recipe 23 poultrie 19
  milk 6; chickenpattie 30 breaded 100 fillet 98 tender 98 cooked 98 fast 18 food 18;
  gatoradethirstqunchersportdrink 30; milkchocolatecandie 29 plain 70 with 30 almond 16 cereal
  13; porksausage 29 cooked 44 fresh 31 bulk 31 pattie 31 link 31 brown 13; mixture 29 and 87
  cocoa 41 sugar 41 milk 41 added 41 nut 39; chop 29 pork 96 fried 46 broiled 37 baked 37 breaded
  22 floured 22; burrito 28 with 100 and 66 bean 64 meat 42 meatless 22 egg 21; litebeer 27;
  porkchop 27 fried 48 broiled 38 baked 38 breaded 23 floured 23 stewed 7; pinto 27 calico 100
  red 100 mexican 100 bean 100 drie 100 cooked 100; shrimp 27 with 49 oil 37 coated 27 fried 26
  and 24 sauce 24; watermelon 27 raw 100; pear 26 raw 72 cooked 21 canned 21 drained 11 solid 11
  babie 7; spinach 26 raw 61 cooked 36 fresh 17 frozen 8 canned 5; applesauce 25 stewed 81 apple
  81 unsweetened 41 sweetened 40 babie 18 food 18; cabbage 25 green 54 cooked 48 raw 38 red 20
  chinese 12 style 11; nut 24 mixed 36 roasted 32 cashew 29 drie 28 pistachio 15 grape 4;
  brownrice 24 cooked 76 regular 28 with 24 bean 11 vegetable 6 sauce 5;
  mayonnaisetypesaladdressing 24 light 21 free 6 fat 5; mostlienoodlesoup 24; honeynutcheerio 24;
  buttercookie 23 sugar 100 with 32 icing 21 filling 21 chocolate 21 fruit 11; waffle 23 plain 73
  fruit 12 wheat 10 whole 8 100 6 grain 6; pie 23 crust 33 apple 28 two 26 cream 15 pumpkin 13
  lemon 10; sourcream 22 light 4; cantaloupe 22 raw 100; refriedbean 22; lemonjuice 22 freshlie
  48 squezed 48; madetea 22 powdered 100 instant 100 presweetened 69 with 62 sugar 42 unsweetened
  31; jam 22 preserve 100 all 95 flavor 95 marmalade 33 sweetened 28 with 28; loaf 22 meat 98
  with 81 beef 69 tomato 29 based 29 sauce 29; pineapple 22 raw 63 cooked 35 canned 35 drained 13
  solid 13 sweetened 10; pea 22 cooked 82 green 65 canned 33 frozen 21 and 15 fresh 11;
  multigrainbread 22 toasted 31; fruitleatherandfruitsnackcandie 21; almond 21 roasted 32 drie 29
  without 14 salt 14 special 6 vanilla 6; barbecusauce 21; meatloaf 21 with 83 beef 71 tomato 30
  based 30 sauce 30 chicken 9; softtaco 21 with 100 meat 51 and 45 cheese 22 lettuce 22 beef 21;
  lighticecream 21 chocolate 74 flavor 51 soft 40 serve 40 cone 18 with 16; chocolatecookie 21
  sandwich 76 coated 69 striped 69 fudge 16 with 15 filling 8; peanut 21 roasted 59 drie 42
  salted 34 without 16 salt 16 honey 9; pop 20 ice 85 corn 15; friedrice 20 with 61 meatless 35
  chicken 19 shrimp 18 pork 17 beef 6; honey 20; bluberrie 20 raw 82 frozen 15 unsweetened 13;
  cornflake 19 kellogg 78; gum 19 chewing 100 sugared 4; chewinggum 19 sugared 4; herbaltea 19
  presweetened 14 with 12 sugar 8; chocolatecake 19 icing 100 devil 99 food 99 fudge 99 filling
  99 with 85; stick 19 bread 48 soft 43 fish 35 pattie 35 prepared 27 with 27; crunch 19 toast 54
  cinnamon 54 capn 28 peanut 9 butter 9 raisin 6; avocado 19 raw 100; browniecookie 18 icing 94
  without 67 with 27 filling 26 fat 4; oatmealcookie 18 with 54 raisin 44 chocolate 10 chip 9 fat
  6 free 6; and 18 maple 94 corn 94 cane 94 pancake 94 syrup 94 blend 94; soysauce 18 reduced 11
  sodium 11; vegetable 18 cooked 68 mixed 65 frozen 31 babie 17 food 17 canned 13; bologna 18
  beef 32 pork 28 and 28; sweetpotato 18 peel 55 eaten 40 baked 38 boiled 17 without 15 babie 14;
  icepop 17; cheesecracker 17 reduced 10 fat 10 whole 8 grain 8; mapleandcornand 17 cane 100
  pancake 100 syrup 100 blend 100; spanishrice 17; pudding 17 chocolate 71 readie 40 eat 40
  flavor 39 milk 20 drie 18; potatosalad 16 with 100 mayonnaise 98 egg 61 dressing 5 light 4;
  grahamcracker 16 lowfat 7 chocolate 5 covered 5; chocolatesyrup 16 thin 56 milk 44 added 44
  whole 17 reduced 16 fat 16; rootbeer 16 sugar 16 free 16; cone 16 ice 68 cream 68 chocolate 59
  flavor 50 no 45 topping 45; fruitsmoothiedrink 16 with 97 juice 97 and 66 dairie 66 product 66
  onlie 31; grapejuice 16 babie 4 food 4; beverage 16 milk 47 with 42 and 34 sweetened 24 blended
  23 coffee 23; gumdrop 16; bran 15 raisin 87 kellogg 42 post 15 all 7; loop 15 froot 100;
  frootloop 15; wheat 15 frosted 54 mini 54 cream 23 cooked 23 shredded 17 100 16; chili 15 bean
  98 con 93 carne 93 with 71 without 33 and 11; maplesyrup 15; grit 15 cooked 100 corn 100
  hominie 100 regular 41 instant 41 quick 23; endive 15 chicorie 100 escarole 100 romaine 100
  lettuce 100 raw 100; frostedflake 15 kellogg 100; dessert 15 gelatin 87 with 53 fruit 37
  dietetic 25 sweetened 25 low 25; tart 14 breakfast 100 lowfat 7; breakfasttart 14 lowfat 7;
  cocktail 14 fruit 90 cooked 86 canned 86 drained 31 solid 31 syrup 30; celerie 14 raw 94 cooked
  6; raisin 14 covered 11 chocolate 9; regularcoffee 14 with 21 pre 21 lightened 21 presweetened
  20 sugar 20; powder 14 with 62 cocoa 58 reconstituted 58 drie 56 mix 55 flavored 54; noodle 14
  cooked 84 chow 30 fun 16 rice 15 mein 14 whole 5; cabbagesalad 14 coleslaw 100 with 74 dressing
  74 fast 26 food 26 restaurant 26; doublecheeseburger 14 with 100 on 100 bun 100 tomato 67 and
  67 catsup 67; tunasalad 14 with 100 mayonnaise 82 egg 13 dressing 7 light 5; unsweetenedtea 14;
  hoagieroll 14 submarine 100; chocolate 13 sweet 56 with 41 dark 39 milk 29 peanut 19 semi 17;
  combination 13 vegetable 100 cooked 100 sauce 94 no 61 with 35 soy 11; hamburger 13 on 100 bun
  100 with 97 and 97 tomato 97 catsup 97; dip 13 cream 74 base 74 cheese 45 sour 33 with 14
  spinach 11; lasagna 13 with 90 meat 74 meatless 17 vegetable 11 and 6 chicken 6; seed 13
  sunflower 67 hulled 67 roasted 39 salted 39 flax 29 without 28; mixedsalad 13 green 100 raw
  100; frenchbread 13 vienna 100 toasted 4; spaghettisauce 13 meatless 67 with 33 style 31
  homemade 27 meat 24 lamb 17; garlicbread 13 toasted 11; qusadilla 13 just 58 cheese 58 meatless
  55 with 42 chicken 25 meat 14; squash 13 summer 75 cooked 59 fresh 42 green 31 yellow 24 winter
  13; olive 13 black 24 green 15 stuffed 5; sandwichtypecracker 13 filled 94 peanut 73 butter 73
  cheese 21 reduced 5 fat 5; snickerbar 13; pasta 13 with 96 sauce 95 tomato 65 and 59 canned 49
  cheese 37; cornbread 13 prepared 53 mix 53 home 48 recipe 48; lipil 13 enfamil 100 infant 100
  formula 100 prepared 97 with 97 water 97; vegetablecombination 13 cooked 100 sauce 94 no 63
  with 33 soy 12 based 12; fruitcocktail 13 cooked 95 canned 95 drained 34 solid 34 syrup 33
  light 28; whitecake 13 icing 100 with 86 cupcake 50 filling 50 home 42 recipe 42; raisinbran 13
  kellogg 50 post 18 total 4; gelatindessert 13 with 58 fruit 38 dietetic 29 sweetened 29 low 29
  calorie 29; salmon 13 baked 67 broiled 67 with 62 oil 59 without 9 fat 9; cranberriejuicedrink
  13 cocktail 100 with 100 high 100 vitamin 100 low 40 calorie 40; fish 13 with 43 oil 36 baked
  26 broiled 26 cooked 22 coated 18; ale 13 ginger 100 sugar 18 free 18; gingerale 13 sugar 18
  free 18; crouton 12; chocolatesandwichcookie 12 reduced 10 fat 10; carbonatedwater 12
  unsweetened 70 sweetened 30 with 11 low 11 calorie 11 no 11; wheatcracker 12 reduced 20 fat 20;
  topping 12 chocolate 35 whipped 31 nondairie 31 frozen 29 butterscotch 24 caramel 24;
  cocoaandsugarmixture 12 milk 100 added 100 reduced 41 fat 40 whole 33 lowfat 18; fresco 12 quso
  100; qusofresco 12; mushroom 12 cooked 51 raw 39 fresh 25; mixedvegetable 12 cooked 80 frozen
  48 canned 20 garden 13 babie 13 food 13; mango 11 raw 93 dried 5; cherrie 11 sweet 86 raw 82
  maraschino 8; tangerine 11 raw 100; snackcake 11 chocolate 100 with 100 icing 100 filling 100;
  guacamole 11; icecreambar 11 stick 95 chocolate 94 covered 88 cake 31 rich 15 with 14;
  cookedrice 11 with 5 milk 5 coconut 4; salami 11 turkey 6; krispie 10 rice 77 kellogg 77 cocoa
  23; tilapia 10 with 77 oil 73 baked 69 broiled 69 coated 32 fried 24; taffie 10; cafe 10 con
  100 lech 100; cinnamontoastcrunch 10; vodka 10; oil 10 olive 64 vegetable 27; black 10 brown
  100 bayo 100 bean 100 drie 98 cooked 98; shell 10 taco 85 corn 68 flour 18 no 10 gordita 9 sope
  9; berrie 10 special 41 red 41 capn 35 crunch 35 raw 19 frozen 4; fondant 10 chocolate 36
  covered 36; animalcracker 10; icecreamcone 10 chocolate 100 flavor 85 no 75 topping 75 covered
  24 dipped 17; ricecereal 9 babie 100 food 100 drie 95 instant 95 with 7 jarred 5; pastrie 9
  danish 72 with 68 fruit 43 cheese 18 plain 16 spice 16; icecreamsandwich 9 with 20 light 20
  chocolate 14 flavor 11 no 6 sugar 6; cocoa 9 milk 99 drie 96 and 91 mixture 82 added 82 water
  78; breadstick 9 soft 89 prepared 55 with 55 garlic 55 and 55 parmesan 55; dog 9 corn 99;
  cheesespread 9 base 64 american 62 cheddar 62 cream 34 regular 29 reduced 22; shake 9 milk 95
  chocolate 94 flavor 67 carrie 62 out 62 homemade 31; corndog 9; pitabread 9 wheat 40 whole 24
  cracked 16; nacho 9 with 100 cheese 99 and 47 meat 31 bean 26 meatless 25; ravioli 9 sauce 99
  filled 97 with 91 tomato 80 meat 64 canned 53; sunflowerseed 9 hulled 100 roasted 59 salted 58
  without 42 salt 42 unroasted 41; mixednut 9 roasted 49 drie 46; cauliflower 9 cooked 58 fresh
  42 raw 36 frozen 16 creamed 4; plantain 9 fried 68 boiled 30 green 5 purto 5 rican 5 style 5;
  mmsmilkchocolatecandie 9; granolabar 9 chocolate 18 coated 18 with 18 lowfat 14 rice 7 cereal
  7; tacoshell 8 corn 79 flour 21; oathoneyroastedcereal 8 bunch 100; stew 8 potato 89 beef 84
  with 81 vegetable 56 tomato 54 sauce 54; italianbread 8 grecian 100 armenian 100 toasted 7;
  charm 8 luckie 100 chocolate 5; turnover 8 filled 85 cheese 84 and 81 meat 80 tomato 39 based
  39; tuna 8 canned 78 fresh 20 baked 12 broiled 12; frostedminiwheat 8; verde 8 salsa 100 green
  100; walnut 8; salsaverde 8 green 100; cup 8 reese 100 peanut 100 butter 100;
  reesepeanutbuttercup 8; puff 8 cocoa 69 cream 15 filled 15 cheese 10 malt 9 meal 9; croissant 8
  chocolate 5; asparagus 8 cooked 95 fresh 74 frozen 6 canned 4; fruitsalad 8 dressing 80 fresh
  77 raw 77 no 77 with 20 whipped 12; mein 8 lo 67 with 65 meatless 41 chow 33 chop 32 suy 32;
  tomatoandvegetablejuice 8 mostlie 100; toast 8 french 91 plain 91 melba 7; luckiecharm 8;
  vegetablesoup 8 home 54 recipe 54 with 44 prepared 43 canned 42 water 41; eggroll 8 with 69
  beef 39 and 39 pork 39 meatless 31 chicken 15; wheatroll 8 cracked 100; granola 8 lowfat 10
  kellogg 10 with 9 homemade 8 nature 7 valley 7; cranberrie 8 dried 74 cooked 20 canned 20 raw
  6; currie 8 chicken 46 vegetable 35 fish 8 beef 7; ricekrispie 8 kellogg 100; casardressing 8
  light 17; poweradesportdrink 8; cocoaflavoredbeveragepowder 8 with 100 drie 100 mix 100
  reconstituted 100 sugar 77 low 23; turkeybacon 8 cooked 100; caramel 7 chocolate 98 flavored 47
  roll 47 flavor 35 with 19 nut 19; advance 7 similac 100 infant 100 formula 100 with 93 prepared
  92 water 92; similacadvance 7 infant 100 formula 100 prepared 93 with 93 water 93 powder 87;
  beefsausage 7 link 32 cooked 32 fresh 17 bulk 17 pattie 17 brown 16; frenchtoast 7 plain 100;
  bakedbean 7 vegetarian 93; tamale 7 with 63 meatless 38 sauce 38 style 38 plain 37 no 37;
  cashewnut 7 roasted 50 drie 39 without 9 salt 9; plum 7 raw 97; redkidneybean 7 drie 96 cooked
  96; enchilada 7 sauce 95 chile 94 red 73 with 65 bean 49 meatless 37; animalcookie 7 with 6
  frosting 6 icing 6; lattecoffee 7 decaffeinated 9; enfamillipil 7 infant 100 formula 100
  prepared 98 with 98 water 98 powder 93; oatmealcereal 7 babie 100 food 100 drie 100 instant 100
  with 6 banana 4; ryebread 7 toasted 17; danishpastrie 7 with 77 fruit 56 plain 23 spice 23
  cheese 18; naturevalleycrunchiegranolabar 7; fishstick 7 pattie 100 fillet 63 breaded 52
  battered 41 baked 40 nugget 36; readiepudding 7 eat 100 chocolate 93 flavor 46 low 20 calorie
  20 containing 20; cilantro 7 raw 100; oat 7 honey 88 bunch 88 with 88 post 87 almond 85 raw 12;
  chickenpattiesandwich 7 with 94 spread 94 lettuce 92 and 92 biscuit 6; yellowcake 7 icing 99
  with 72 cupcake 51 filling 51 home 32 recipe 32; radish 7 raw 94; oliveoil 6; glaceauwater 6;
  french 6 catalina 100 dressing 100 light 15; applepie 6 crust 70 two 58 fried 20 one 12
  individual 10 size 10; wholegrainbread 6 white 100 toasted 22; fruit 6 raw 70 kiwi 70 dried 9
  chocolate 5 covered 5; grapefruit 6 raw 92 canned 8 frozen 8 unsweetened 5 water 5 pack 5;
  chickenfilletsandwich 6 with 65 lettuce 65 tomato 65 and 65 spread 65; collard 6 cooked 94
  fresh 58 canned 19 frozen 7 raw 6; whiskey 6 sour 6; vanillawafercookie 6 reduced 12 fat 12;
  pebble 6 fruitie 74 cocoa 26; sourdoughbread 6 toasted 27; lentil 6 drie 100 cooked 100;
  vinegar 6 sugar 5 and 5 water 5 dressing 5; vegetablebeefsoup 6 home 79 recipe 79 with 39
  canned 18 prepared 18 water 18; nutmixture 6 with 100 seed 100 dried 99 fruit 99 and 99
  chocolate 20; carrieoutmilkshake 6 chocolate 100 flavor 69; eggwhiteomelet 6 scrambled 100
  fried 67 with 49 without 28 fat 28 oil 25; kelloggnutrigraincerealbar 6; limejuice 6 freshlie
  33 squezed 33; hummus 6; fruitjuicebar 6 frozen 100 flavor 100 orange 100; multigraincheerio 6;
  steaksauce 6 tomato 100 base 100; vanillasandwichcookie 6 reduced 7 fat 7; cocoapuff 6;
  cheesecake 5 with 21 fruit 21 chocolate 9; yellowrice 5 cooked 100; beefstew 5 with 99 potato
  99 and 79 vegetable 79 gravie 53 tomato 47; lomein 5 with 62 meatless 36 chicken 26 shrimp 18
  pork 10 beef 8; marshmallow 5 chocolate 7 covered 7; kat 5 kit 100; kitkat 5; catfish 5 with 73
  oil 72 fried 57 coated 50 baked 29 broiled 29; sweetandsoursauce 5; honeymustarddressing 5
  light 10; snowcone 5; quakerchewiegranolabar 5; shortbreadcookie 5 with 18 icing 18 filling 18
  reduced 11 fat 11; tartarsauce 5; aguada 5 sopa 100 de 100 fideo 100 mexican 100 style 100
  noodle 100; sopadefideoaguada 5 mexican 100 style 100 noodle 100 soup 100 home 100 recipe 100;
  licorice 5; mexicanroll 5 bolillo 100; peanutbuttercookie 5 with 28 chocolate 25; tomatosoup 5
  prepared 60 with 60 readie 43 serve 43 water 40 milk 20; orangechicken 5; chex 5 honey 42 nut
  42 rice 27 corn 17 wheat 13; skittle 5; proteinpowder 5 based 21 whey 18 light 4; cappuccino 5
  decaffeinated 12 sweetened 6; melon 5 raw 85 honeydew 85 cooked 15 bitter 10 winter 4;
  wholewheatroll 5; 100wholewheatcracker 5 reduced 24 fat 24 low 8 sodium 8; poundcake 5 icing 98
  filling 98 without 71 with 27; marshmallowcookie 5 with 93 rice 91 cereal 91 chocolate 21 and
  14 chip 14; sushi 5 vegetable 97 with 96 seafood 87 and 75 no 11 rolled 11; skin 5 fried 94
  pork 83 rind 82 deep 82 white 15 potato 15; ring 5 fried 96 onion 95 batter 95 dipped 95 baked
  95 frozen 6; jack 5 apple 100; applejack 5; blu 5 roqufort 100 cheese 100 dressing 100 light 5;
  pecan 5 special 10 cinnamon 10 kellogg 10; forsandwichsaladdressing 4; raspberrie 4 raw 74 red
  61 apple 14 babie 14 food 14 strained 12; multigrainmixture 4 pretzel 100 cereal 95 and 95
  cracker 95 nut 95 bread 5; pancakesyrup 4; fruitiepebble 4; nectar 4 mango 50 guava 15 peach 13
  cantaloupe 7 pear 5 fruit 5; redbean 4 and 100 rice 100; food 4 gerber 100 finger 100 puff 100
  babie 100; gerberfingerfood 4 puff 100 babie 100; mmspeanutchocolatecandie 4; onionring 4
  batter 100 dipped 100 baked 100 fried 100 frozen 6; mochacoffee 4; fruitbread 4 and 14 nut 14;
  sprout 4 cooked 60 brussel 48 fresh 35 raw 26 bean 26 frozen 18; papaya 4 raw 93 cooked 5;
  thousandislanddressing 4 light 14 fat 6 free 6 reduced 5 calorie 5 cholesterol 5; kiwifruit 4
  raw 100; crab 4 shell 61 hard 59 steamed 59 cooked 23 baked 15 broiled 15;
  oatmealsandwichcookie 4 with 100 filling 100 creme 97; cod 4 with 51 oil 49 baked 40 broiled 40
  fried 31 coated 31; beefvegetablesoup 4 style 92 mexican 85 home 85 recipe 85 with 15 potato
  14; dumpling 4 filled 69 meat 59 steamed 54 with 54 poultrie 54 seafood 54; crisp 4 cookie 67
  apple 14 dessert 14 golden 7 oatmeal 6; italiansausage 4; nectarine 4 raw 100;
  specialkredberrie 4; honeydewmelon 4 raw 100; beet 4 pickled 60 cooked 31 canned 13 fresh 13
  low 4 sodium 4; casserole 4 with 61 sauce 41 cheese 37 and 33 tuna 27 noodle 27; jerkie 4 beef
  89 venison 7 deer 7; redbullenergiedrink 4 sugar 13 free 13; flaxseed 4; rum 4 and 31 cola 31;
  hotpeppersauce 4; porkskin 4 rind 98 deep 98 fried 98; eggplant 4 cooked 93 tomato 8 sauce 8;
  whitebean 4 drie 100 cooked 100; raisinbread 4 toasted 39; pizzaroll 4; porksteak 4 cutlet 100
  broiled 50 baked 50 fried 37 breaded 10 floured 10; instantsoup 4 noodle 98; whippedtopping 4
  nondairie 99 frozen 93 lowfat 28 pressurized 7 free 7 can 6; cola 4 with 100 fruit 100 vanilla
  100 flavor 100 sugar 12 free 12; curd 4 soybean 100 fried 6 deep 5; soybeancurd 4 fried 6 deep
  5; grapefruitjuice 4 canned 75 bottled 75 carton 75 freshlie 11 squezed 11; fiberonechewiebar
  4; chickencurrie 4; bratwurst 4 beef 14 cooked 14; kix 4 berrie 13 honey 7;
  blendedcoffeebeverage 4 with 100 milk 100 and 100 ice 100 sweetened 100 regular 99; beefjerkie
  4; chickpea 4 drie 89 cooked 89 purto 10 rican 10 style 10 stewed 9; sugarwafercookie 4
  chocolate 13 covered 13 free 7; capncrunch 4; pistachionut 4; turkeyham 3 sliced 41 extra 41
  lean 41 prepackaged 41 deli 41 luncheon 41; lamb 3 cooked 70 mutton 27 currie 15 roast 13 loin
  13 chop 13; capncrunchcrunchberrie 3; k 3 special 100; specialk 3; wing 3 chicken 100 with 100
  hot 100 pepper 100 sauce 100; chickenwing 3 with 100 hot 100 pepper 100 sauce 100;
  pineapplejuice 3; bit 3 bacon 96 meatless 96; polishsausage 3; burger 3 vegetarian 100 pattie
  100 meatless 100 no 100 bun 100; vegetarianburger 3 pattie 100 meatless 100 no 100 bun 100;
  chappattibread 3 roti 100 wheat 100; fruitjuice 3; nosaucerice 3 with 100 vegetable 100; trix
  3; flavorotherthanchocolatepudding 3 prepared 54 drie 54 mix 54 milk 54 added 54 low 13;
  tomatosauce 3; espressocoffee 3 decaffeinated 6; baconbit 3 meatless 100; cheesesauce 3;
  twixcaramelcookiebar 3; stuffing 3 bread 56 cornbread 44 with 7 egg 7; jo 3 beef 100 sloppie
  100; beefsloppiejo 3; coconutcandie 3 chocolate 98 covered 79 no 19 covering 19; turnip 3
  cooked 93 green 74 fresh 65 canned 14 frozen 7; puffedricecake 3; prune 3 dried 90 uncooked 70
  cooked 21 unsweetened 16 babie 10 food 10; blackberrie 3 raw 98; vegetableandfruitjuicedrink 3
  with 100 high 100 vitamin 100 low 19 calorie 19; cornpop 3; chowder 3 clam 74 new 60 england 60
  potato 17 reduced 13 sodium 13; milkiewaybar 3; frostedcornflake 3; pumpkinpie 3;
  kelloggspecialkbar 3; groundbeefpattie 3 cooked 100; chickensubmarinesandwich 3 with 100
  lettuce 100 tomato 100 and 100 spread 100 cheese 74; sherbet 3 all 100 flavor 100;
  reesepeanutbutterpuffcereal 3; milkshake 3 chocolate 97 homemade 94 fountain 94 flavor 74 with
  6; forsaladsaladdressing 3; life 3; empanada 3 mexican 100 turnover 100 filled 93 with 79 and
  79 vegetable 79; chorizo 3; tomatochilisauce 3; monsterenergiedrink 3 lo 11 carb 11; lentilsoup
  3 home 100 recipe 100 canned 100 readie 100 serve 100; flavoredriceandpastamixture 3; cornsyrup
  3 light 100 dark 100; cactus 3 cooked 97; horchatabeverage 3 with 15 rice 15; fajita 3 with 100
  vegetable 100 and 98 chicken 52 meat 46; cookiecrisp 3; fruitflavoredfrozendrink 3;
  crumbcoffeecake 3 quick 100 bread 100 with 26 fruit 26 filled 9 cheese 5; frenchroll 3 vienna
  100; vegetableoil 3; vegetablecurrie 3; soda 3 cream 100 ice 42 chocolate 42 flavor 40 sugar 5
  free 5; coldcutsubmarinesandwich 3 with 100 cheese 100 lettuce 100 tomato 100 and 100 spread
  100; pepperoni 3; milkfruitdrink 3; frenchtoaststick 3 plain 100; seafoodsoup 3 with 100
  vegetable 100 potato 28 and 28; peanutbuttersandwichcookie 3; supplement 3 protein 66 milk 53
  based 53 powdered 53 meal 44 replacement 44; flounder 3 with 75 oil 66 fried 43 baked 42
  broiled 42 coated 36; meat 3 coconut 34 dried 21 sweetened 21 luncheon 13 ground 13 fresh 12;
  taquito 3 flauta 100 with 100 meat 48 chicken 48 cheese 22 and 20; cornbreadmuffin 3 stick 100
  round 100 home 11 recipe 11;
`;
